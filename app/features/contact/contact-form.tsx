import type { FormDefinition } from "#app/lib/requests/submission-registry.ts";
import { useFormTexts } from "#app/lib/form-texts.ts";
import { useRequestForm } from "#app/lib/requests/use-request-form.ts";
import { ConsentFields, Honeypot, WaitingNote } from "#app/ui/request-form-parts.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { blankAsks } from "#domain/requests/asked-fields.ts";
import type { FormAsks } from "#domain/requests/form-asks.ts";
import { honeypotField } from "#domain/requests/honeypot.ts";
import type { SentRequest } from "#domain/requests/sent-request.ts";

const showError = (title: string, note?: string) => showToast({ tone: "destructive", title, ...(note && { note }) });

const empty = { name: "", email: "", phone: "", message: "", ...blankAsks };

const contactForm = (asks: FormAsks): FormDefinition<typeof empty> => ({
  kind: "contact",
  loadSchema: async () => (await import("#domain/requests/contact-message.ts")).contactFormSchema(asks),
  empty,
  path: "/api/contact",
  notify: {
    invalid: (message) => showError(message),
    failed: (note) => showError("Failed to send message. Please try again later.", note),
    offline: () =>
      showToast({
        title: "You are offline",
        text: "Your message is sent when the connection is back. Please keep this page open.",
      }),
    sent: (reference) =>
      showToast({ title: "Message sent successfully! We'll get back to you soon.", note: `Reference: ${reference}` }),
  },
});

type ContactFormProps = { headingLevel: "h2" | "h3"; onSent: (sent: SentRequest) => void };

export function ContactForm({ headingLevel: Heading, onSent }: ContactFormProps) {
  const { notice } = useFormTexts();
  const { field, isBlank, isSending, isWaiting, formProps } = useRequestForm(contactForm(notice), { onSent });

  return (
    <form {...formProps} aria-labelledby="contact-form-title" className="card relative grid gap-6">
      <Heading id="contact-form-title" className="text-h3">
        Send us a Message
      </Heading>
      <div className="grid gap-5 sm:grid-cols-2 sm:[&>.whole]:col-span-full">
        <div className="whole">
          <Field label="Name" autoComplete="name" placeholder="Your full name" required {...field("name")} />
        </div>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required={isBlank("phone")}
          {...field("email")}
        />
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          placeholder="+91"
          required={isBlank("email")}
          {...field("phone")}
        />
        <div className="whole">
          <Field
            multiline
            id="message"
            label="Message"
            placeholder="What would you like to know?"
            {...field("message")}
          />
        </div>
        <p className="whole text-small text-fg-2">Email or phone: one of them is enough.</p>
        <ConsentFields field={field} className="whole" />
        {isWaiting && <WaitingNote className="whole" />}
        <Button type="submit" size="lg" busy={isSending} className="whole" data-primary>
          {isSending && <Spinner />}
          {isSending ? "Sending..." : "Send Message"}
        </Button>
      </div>
      <Honeypot name={honeypotField} />
    </form>
  );
}
