import { useRequestForm } from "#app/lib/use-request-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Price } from "#app/ui/price.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { enrollmentFormSchema } from "#domain/enrollment.ts";
import type { Order } from "#domain/plan.ts";

type EnrollmentDialogProps = { isOpen: boolean; order: Order; onClose: () => void };

const showError = (text: string) => showToast({ tone: "destructive", title: "Error", text });

export function EnrollmentDialog({ isOpen, order, onClose }: EnrollmentDialogProps) {
  const { field, submit, isSending, isBlank } = useRequestForm({
    schema: enrollmentFormSchema,
    empty: { name: "", email: "", phone: "" },
    path: "/api/enrollments",
    extra: order,
    onInvalid: showError,
    onFailed: () => showError("Failed to submit enrollment. Please try again."),
    onSent: () => {
      onClose();
      showToast({ title: "Success!", text: "Your enrollment request has been submitted. We'll contact you soon!" });
    },
  });

  return (
    <Dialog open={isOpen} onClose={onClose} title={`Enroll in ${order.course}`}>
      <p className="-mt-2">
        <Price amount={order.price} className="text-[3rem]" />
      </p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Full Name" autoComplete="name" placeholder="Your full name" required {...field("name")} />
        <Field
          label="Email Address"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required={isBlank("phone")}
          {...field("email")}
        />
        <Field
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          placeholder="+91"
          required={isBlank("email")}
          {...field("phone")}
        />
        {isBlank("email") && isBlank("phone") && (
          <p className="text-small text-fg-2">Please provide at least one contact method (email or phone)</p>
        )}
        <Button type="submit" size="lg" disabled={isSending}>
          {isSending && <Spinner />}
          {isSending ? "Submitting..." : "Submit Enrollment"}
        </Button>
      </form>
    </Dialog>
  );
}
