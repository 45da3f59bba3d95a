import { Dialog } from "#app/ui/dialog.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Order } from "#domain/plan.ts";
import { EnrollmentForm } from "./enrollment-form.tsx";

type EnrollmentDialogProps = { isOpen: boolean; order: Order; onClose: () => void };

export function EnrollmentDialog({ isOpen, order, onClose }: EnrollmentDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Enroll in ${order.course}`}
      description={<Price amount={order.price} className="text-[3rem]" />}
    >
      <EnrollmentForm order={order} onSent={onClose} />
    </Dialog>
  );
}
