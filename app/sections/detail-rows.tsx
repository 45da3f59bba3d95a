import { cn } from "#app/lib/cn.ts";

type Row = { term: string; text: string; href?: string; note?: string };

export function DetailRows({ rows, className }: { rows: readonly Row[]; className?: string }) {
  return (
    <dl className={cn("border-t border-line", className)}>
      {rows.map((row) => (
        <div key={row.term} className="flex min-h-16 items-center gap-4 border-b border-line py-2">
          <dt className="label-mono w-22 flex-none text-fg-2">{row.term}</dt>
          <dd className="font-[600] wrap-anywhere">
            {row.href ? (
              <a href={row.href} className="inline-flex min-h-11 items-center no-underline hover:underline">
                {row.text}
              </a>
            ) : (
              row.text
            )}
            {row.note && <span className="block text-small font-[430] text-fg-2">{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
