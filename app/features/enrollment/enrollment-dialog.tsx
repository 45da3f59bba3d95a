import { useFormTexts } from "#app/lib/form-texts.ts";
import { showConfirmation } from "#app/lib/requests/sent-storage.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Order } from "#domain/content/plan.ts";
import { EnrollmentForm } from "./enrollment-form.tsx";

type EnrollmentDialogProps = { isOpen: boolean; order: Order; onClose: () => void };

export function EnrollmentDialog({ isOpen, order, onClose }: EnrollmentDialogProps) {
  const { free } = useFormTexts().notice;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Enroll in ${order.course}`}
      description={
        <>
          <Price amount={order.price} className="text-[3rem]" />{" "}
          <span className="mt-3 block text-small text-fg-2">{free}</span>
        </>
      }
    >
      <EnrollmentForm
        order={order}
        onSent={(sent) => {
          // Closed meanwhile, it was told by a toast: nothing more opens over what the visitor does now.
          if (!isOpen) return;
          onClose();
          showConfirmation(sent);
        }}
      />
    </Dialog>
  );
}
