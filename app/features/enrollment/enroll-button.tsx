import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Order } from "#domain/plan.ts";
import { useEnrollment } from "./use-enrollment.tsx";

type EnrollButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & { order: Order };

export function EnrollButton({ order, children = "Enroll Now", ...rest }: EnrollButtonProps) {
  const enrollment = useEnrollment();
  return (
    <Button
      {...rest}
      onPointerEnter={enrollment.prepare}
      onFocus={enrollment.prepare}
      onClick={() => enrollment.open(order)}
    >
      {children}
    </Button>
  );
}
