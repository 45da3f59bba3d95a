import { useEffect } from "react";
import { useLocation } from "react-router";
import {
  ContactLinksWhileWaiting,
  ReplyTimeAndNumber,
} from "#app/features/confirmation/reply-time-and-contact-links.tsx";
import { titleAndNoindexMeta } from "#app/lib/page-meta.ts";
import { readDraft, replaceSentDraft } from "#app/lib/requests/form-drafts.ts";
import { NarrowColumnPage } from "#app/ui/narrow-column-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { parseSentPageQuery } from "#domain/requests/parse-sent-page-query.ts";
import { buildFormTexts } from "#server/pages/shared-page-data.ts";
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
  const query = parseSentPageQuery(new URL(request.url).searchParams);
  return { sent: query && sent[query.kind], forms: buildFormTexts(), dock: null };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titleAndNoindexMeta(loaderData?.sent ? "Sent" : "Nothing sent");

export default function SentPage({ loaderData }: Route.ComponentProps) {
  const query = parseSentPageQuery(new URLSearchParams(useLocation().search));
  const endpoint = loaderData.sent?.endpoint;
  // A restored draft would make a sent request look unsent.
  useEffect(() => {
    if (endpoint) replaceSentDraft(endpoint, readDraft(endpoint));
  }, [endpoint]);
  if (!loaderData.sent || !query) return <NothingSent />;
  return (
    <NarrowColumnPage title="Success!">
      <p className="text-lead text-fg-2">{loaderData.sent.text}</p>
      <p className="label-mono">Reference: {query.reference}</p>
      <h2 className="text-h4">What happens next</h2>
      <ReplyTimeAndNumber />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/">Return Home</ButtonLink>
        <ContactLinksWhileWaiting reference={query.reference} />
      </p>
    </NarrowColumnPage>
  );
}

/** A URL without a reference is not that of a sent form, and must not read like one. */
const NothingSent = () => (
  <NarrowColumnPage title="Nothing to show here">
    <p className="text-lead text-fg-2">
      This page confirms a form that was just sent, and this address names none. If you meant to send one, please do so
      again.
    </p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink to="/contact">Go to the contact form</ButtonLink>
      <ButtonLink to="/" variant="outline">
        Return Home
      </ButtonLink>
    </p>
  </NarrowColumnPage>
);
