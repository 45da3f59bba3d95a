import { cn } from "#app/lib/cn.ts";
import { formatRupees } from "#domain/format/money.ts";

/** A price at display size; the sign is its own span, so that it does not touch the digit. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <b className={cn("text-price", className)}>
      <span className="mr-[0.035em] tracking-normal">₹</span>
      {formatRupees(amount).slice(1)}
    </b>
  );
}

export function ListPrice({ amount, className }: { amount: number; className?: string }) {
  return (
    <s className={cn("font-mono text-h4 leading-none font-medium tracking-normal decoration-2", className)}>
      <span className="sr-only">List price </span>
      {formatRupees(amount)}
    </s>
  );
}
