import { useId } from "react";
import { cn } from "#app/lib/cn.ts";
import { useValueAfterHydration } from "#app/lib/hydration.ts";
import { planTicksKey, readStored } from "#app/lib/storage.ts";
import { useFormTexts } from "#app/lib/contexts.ts";
import { readShownConfirmation, showConfirmation } from "#app/lib/requests/sent-requests-and-shown-confirmation.ts";
import type { FormDefinition } from "#app/lib/requests/submission-registry.ts";
import { useRequestForm } from "#app/lib/requests/use-request-form.ts";
import { CourseStrip } from "#app/ui/course-graphics.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Price } from "#app/ui/price.tsx";
import { FormFooter } from "#app/ui/form-footer.tsx";
import { dismissToast, showToast } from "#app/ui/toast.tsx";
import type { Order, Plan } from "#domain/content/plan.ts";
import type { FormTexts } from "#domain/requests/request-fields.ts";
import { enrollmentPath } from "./enrollment-provider.tsx";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";

const showErrorToast = (text: string, note?: string) =>
  showToast({ tone: "destructive", title: "Error", text, ...(note && { note }) });

const announceSent = (reference: string) =>
  showToast({
    title: "Success!",
    text: "Your enrollment request has been submitted. We'll contact you soon!",
    note: `Reference: ${reference}`,
  });

const createEnrollmentFormDefinition = ({ notice, inputs }: FormTexts): FormDefinition => ({
  kind: "enrollment",
  inputs: inputs.enrollment,
  loadSchema: async () => (await import("#domain/requests/form-schemas.ts")).enrollmentFormSchema(notice),
  path: enrollmentPath,
  notify: {
    invalid: (message) => showErrorToast(message),
    failed: (note) => showErrorToast("Failed to submit enrollment. Please try again.", note),
    offline: () =>
      showToast({
        tone: "info",
        title: "You are offline",
        text: "Your enrollment request is sent when the connection is back. Please keep this page open.",
      }),
    // The confirmation says it too: once is enough.
    sent: (reference) => (readShownConfirmation()?.reference === reference ? dismissToast() : announceSent(reference)),
  },
});

export const showEnrollmentConfirmation = (sent: SentRequest, phase?: Plan["phase"]) =>
  showConfirmation({
    ...sent,
    phase,
    toast: () => {
      showConfirmation(null);
      announceSent(sent.reference);
    },
  });

type EnrollmentFormProps = { order: Order; onSent: (sent: SentRequest) => void };

/** Each order has a form of its own. */
export const EnrollmentForm = (props: EnrollmentFormProps) => (
  <EnrollmentFormOfOrder key={`${props.order.course} ${props.order.price}`} {...props} />
);

/** Course and price stand in hidden fields too, so that the form also works as a plain post. */
function EnrollmentFormOfOrder({ order, onSent }: EnrollmentFormProps) {
  const texts = useFormTexts();
  // What this visitor ticked on the plan; the plain page is the same for everybody until its scripts run.
  const daysDone = useValueAfterHydration(readStored("localStorage", planTicksKey) ?? "", "");
  const { formProps, isBlank, ...form } = useRequestForm(createEnrollmentFormDefinition(texts), { order, onSent });
  const isHelped = isBlank("email") && isBlank("phone");
  const isHelpWanted = isHelped && form.field("email").error !== undefined;
  const helper = useId();
  // The helper is the error of both fields, which is not said twice.
  const ofHelper = { error: undefined, "aria-invalid": true, "aria-describedby": helper };

  return (
    <form {...formProps} className="relative grid gap-4">
      <input type="hidden" name="course" value={order.course} />
      <input type="hidden" name="price" value={order.price} />
      <input type="hidden" name="daysDone" value={daysDone} />
      {texts.inputs.enrollment.map(({ isRequired, orElse, ...input }) => (
        <Field
          key={input.name}
          {...input}
          required={orElse ? isBlank(orElse) : isRequired}
          {...form.field(input.name)}
          {...(orElse && isHelpWanted && ofHelper)}
        />
      ))}
      {isHelped && (
        <p id={helper} className={cn("text-small", isHelpWanted ? "font-[550] text-danger-text" : "text-fg-2")}>
          Please provide at least one contact method (email or phone)
        </p>
      )}
      <FormFooter {...form} submit="Submit Enrollment" sending="Submitting..." />
    </form>
  );
}

type EnrollmentDialogProps = { isOpen: boolean; order: Order; phase: Plan["phase"] | undefined; onClose: () => void };

export function EnrollmentDialog({ isOpen, order, phase, onClose }: EnrollmentDialogProps) {
  const { free } = useFormTexts().notice;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={`Enroll in ${order.course}`}
      isTitleCovered
      description={
        <>
          <Price amount={order.price} className="text-[2.25rem]" />{" "}
          <span className="under-toast mt-2 block text-small text-fg-2">{free}</span>
        </>
      }
    >
      {/* The days that are ordered; all of them where the order is not a single phase's. */}
      <CourseStrip {...(phase && { filled: [phase] })} form="two-rows" />
      <EnrollmentForm
        order={order}
        onSent={(sent) => {
          // Closed meanwhile, a toast has reported it: nothing more opens over what the visitor does now.
          if (!isOpen) return;
          onClose();
          showEnrollmentConfirmation(sent, phase);
        }}
      />
    </Dialog>
  );
}
