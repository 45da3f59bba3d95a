import { cn } from "#app/lib/cn.ts";
import { phaseList } from "#domain/content/phase.ts";
import type { Site } from "#domain/content/site-schema.ts";
import { phaseClass } from "./course-graphics.tsx";

type WordmarkProps = { site: Pick<Site, "wordmark" | "label"> & { hasLogo: boolean }; className?: string };

/** The logo, which is a bar for each phase where the course has no drawing of its own, the name, and the small label. */
export function Wordmark({ site: { wordmark, label, hasLogo }, className }: WordmarkProps) {
  return (
    <span
      className={cn(
        "flex items-center gap-2.5 leading-none font-extrabold tracking-[-0.035em]",
        // A long name is drawn smaller on a phone, then broken into two lines, then shortened, as a long label is.
        wordmark.length > 10 ? "text-[clamp(1rem,0.4rem+3vw,1.5rem)]" : "text-[1.5rem]",
        className,
      )}
    >
      {hasLogo ? (
        <img src="/favicon.svg" alt="" width={24} height={24} className="flex-none" />
      ) : (
        <span aria-hidden className="grid h-[19px] w-[21px] flex-none auto-rows-fr gap-0.5">
          {phaseList.map(({ key, color }) => (
            <i
              key={key}
              className={cn(
                phaseClass[key],
                "bg-phase last:w-4",
                color === "accent" && "[box-shadow:inset_0_0_0_1px_var(--phase-edge)]",
              )}
            />
          ))}
        </span>
      )}
      <span className="line-clamp-2 wrap-anywhere">{wordmark}</span>
      <small className="truncate rounded-cell border border-line-strong px-1.5 pt-1 pb-[0.1875rem] font-mono text-[0.75rem] leading-none font-medium tracking-normal text-fg-2">
        {label}
      </small>
    </span>
  );
}
