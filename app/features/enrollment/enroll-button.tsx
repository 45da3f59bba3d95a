import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Order } from "#domain/content/plan.ts";
import { useEnrollment } from "./use-enrollment.tsx";

type EnrollButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & { order: Order };

/** Opens the dialog; without scripts, or without the dialog's, it leads to the same form on a page of its own. */
export function EnrollButton({ order, children = "Enroll Now", ...rest }: EnrollButtonProps) {
  const enrollment = useEnrollment();
  return (
    <form
      action="/enroll"
      onSubmit={(event) => {
        event.preventDefault();
        const plain = event.currentTarget;
        enrollment.open(order).catch(() => plain.submit());
      }}
    >
      <input type="hidden" name="course" value={order.course} />
      <input type="hidden" name="price" value={order.price} />
      <Button {...rest} type="submit" onPointerEnter={enrollment.prepare} onFocus={enrollment.prepare}>
        {children}
      </Button>
    </form>
  );
}
