import { useEffect } from "react";
import { useLocation } from "react-router";
import { writeDraft } from "#app/lib/draft.ts";
import { unlistedMeta } from "#app/lib/page-meta.ts";
import { FormPage } from "#app/sections/form-page.tsx";
import { ReplySteps } from "#app/features/confirmation/reply-steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { readFormTexts } from "#server/pages/form-texts.ts";
import type { Route } from "./+types/sent";

const sent = {
  enrollment: {
    text: "Your enrollment request has been submitted. We'll contact you soon!",
    endpoint: "/api/enrollments",
  },
  contact: { text: "Message sent successfully! We'll get back to you soon.", endpoint: "/api/contact" },
};

/** Result page of a form posted without scripts. The reference is not in the loader data, since the page is cached. */
export function loader({ request }: Route.LoaderArgs) {
  const kind = new URL(request.url).searchParams.get("kind") === "enrollment" ? "enrollment" : "contact";
  return { ...sent[kind], forms: readFormTexts(), dock: null };
}

export const meta: Route.MetaFunction = () => unlistedMeta("Sent");

export default function SentPage({ loaderData }: Route.ComponentProps) {
  const { endpoint } = loaderData;
  const reference = new URLSearchParams(useLocation().search).get("reference") ?? "";
  // A restored draft would make a sent request look unsent.
  useEffect(() => writeDraft(endpoint, null), [endpoint]);
  return (
    <FormPage title="Success!">
      <p className="text-lead text-fg-2">{loaderData.text}</p>
      {/^[0-9a-f]{8}$/.test(reference) && (
        <>
          <p className="label-mono">Reference: {reference}</p>
          <h2 className="text-h4">What happens next</h2>
          <ReplySteps reference={reference} />
        </>
      )}
      <ButtonLink to="/" className="justify-self-start">
        Return Home
      </ButtonLink>
    </FormPage>
  );
}
