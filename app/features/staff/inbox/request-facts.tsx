import type { InboxRequest } from "#domain/requests/request.ts";
import { mailLink } from "#domain/contact/contact-links.ts";
import { replyLinks } from "#domain/requests/reply-links.ts";
import { describeSource } from "./came-from.ts";
import { formatMoment, kindNames, summarize } from "../request-text.ts";

export function RequestFacts({ request }: { request: InboxRequest }) {
  const facts: [name: string, value: string, href?: string][] = [
    ["Received", `${formatMoment(request.createdAt)} IST`],
    [kindNames[request.kind], summarize(request)],
    ["Email", request.email || "Not provided", request.email ? mailLink(request.email) : undefined],
    ["Phone", request.phone || "Not provided", replyLinks(request).call],
    ...(request.parentName ? [["Parent", `${request.parentName}, ${request.parentContact}`] as [string, string]] : []),
    ["Came from", describeSource(request.source) || "Unknown"],
  ];
  return (
    <dl className="card grid gap-2.5 p-4">
      {facts.map(([name, value, href]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
          <dt className="label-mono pt-1 text-fg-2">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {href ? (
              <a href={href} className="link min-h-0">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
      <div className="grid gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        <dt className="label-mono pt-1 text-fg-2">Reference</dt>
        {/* What visitors are told is its beginning. */}
        <dd className="font-mono" title={request.id}>
          {request.id.slice(0, 8)}
        </dd>
        <dd className="font-mono text-micro text-fg-2 wrap-anywhere sm:col-start-2">{request.id}</dd>
      </div>
    </dl>
  );
}
