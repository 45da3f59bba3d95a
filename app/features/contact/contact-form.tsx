import type { FormDefinition } from "#app/lib/requests/submission-registry.ts";
import { useFormTexts } from "#app/lib/contexts.ts";
import { useRequestForm } from "#app/lib/requests/use-request-form.ts";
import { CourseStrip } from "#app/ui/course-graphics.tsx";
import { FormFooter } from "#app/ui/form-footer.tsx";
import { Field } from "#app/ui/field.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { Plan } from "#domain/content/plan.ts";
import { formatEnrollmentMessagePrefill } from "#domain/requests/contact-form-prefill.ts";
import type { FormTexts } from "#domain/requests/request-fields.ts";
import type { SentRequest } from "#domain/requests/stored-request-body.ts";

const showErrorToast = (title: string, note?: string) =>
  showToast({ tone: "destructive", title, ...(note && { note }) });

const createContactFormDefinition = ({ notice, inputs }: FormTexts): FormDefinition => ({
  kind: "contact",
  inputs: inputs.contact,
  loadSchema: async () => (await import("#domain/requests/form-schemas.ts")).contactFormSchema(notice),
  path: "/api/contact",
  notify: {
    invalid: (message) => showErrorToast(message),
    failed: (note) => showErrorToast("Failed to send message. Please try again later.", note),
    offline: () =>
      showToast({
        tone: "info",
        title: "You are offline",
        text: "Your message is sent when the connection is back. Please keep this page open.",
      }),
    sent: (reference) =>
      showToast({ title: "Message sent successfully! We'll get back to you soon.", note: `Reference: ${reference}` }),
  },
});

type ContactFormProps = {
  headingLevel: "h2" | "h3";
  plans: readonly Plan[] | undefined;
  onSent: (sent: SentRequest) => void;
};

/** Also where a visitor of a phase's page enrolls: its message then begins with the plan, whose days stand above it. */
export function ContactForm({ headingLevel: Heading, plans, onSent }: ContactFormProps) {
  const texts = useFormTexts();
  const { formProps, isBlank, ...form } = useRequestForm(createContactFormDefinition(texts), { onSent });

  const { value: message = "" } = form.field("message");
  const chosen = plans?.find((plan) => message.startsWith(formatEnrollmentMessagePrefill(plan)));

  return (
    <form {...formProps} id="contact-form" aria-labelledby="contact-form-title" className="card relative grid gap-6">
      <Heading id="contact-form-title" className="text-h3">
        Send us a Message
      </Heading>
      <div className="grid gap-5 sm:grid-cols-2 sm:[&>.whole]:col-span-full">
        {texts.inputs.contact.map(({ isRequired, orElse, ...input }) => (
          <div key={input.name} className={orElse ? "" : "whole"}>
            {input.multiline && chosen?.phase && (
              <CourseStrip filled={[chosen.phase]} form="two-rows" className="mb-4" />
            )}
            <Field {...input} required={orElse ? isBlank(orElse) : isRequired} {...form.field(input.name)} />
          </div>
        ))}
        {!form.field("email").error && (
          <p className="whole text-small text-fg-2">Email or phone: one of them is enough.</p>
        )}
        <FormFooter {...form} submit="Send Message" sending="Sending..." className="whole" />
      </div>
    </form>
  );
}
