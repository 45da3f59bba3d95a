import { cn } from "#app/lib/cn.ts";
import { formatAmount, formatPrice, signAfter, signBefore } from "#domain/format/money.ts";

/** A price at display size; the sign is its own span, so that it does not touch the digit. */
export function Price({ amount, className }: { amount: number; className?: string }) {
  return (
    <b className={cn("text-price", className)}>
      {signBefore && <span className="mr-[0.035em] tracking-normal">{signBefore}</span>}
      {formatAmount(amount)}
      {signAfter}
    </b>
  );
}

/** The struck price, where there is one. */
export function ListPrice({ amount, className }: { amount: number | undefined; className?: string }) {
  if (!amount) return null;
  return (
    <s className={cn("font-mono text-h4 leading-none font-medium tracking-normal decoration-2", className)}>
      <span className="sr-only">List price </span>
      {formatPrice(amount)}
    </s>
  );
}
