import type { InboxRequest } from "#domain/requests/request.ts";

/** Where a visit began, for a reader: `news (mail, spring), from mail.example, first page /pricing`. */
export function describeSource(source: InboxRequest["source"]): string {
  if (!source) return "";
  const { landing, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const tags = [utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(", ");
  const campaign = [utmSource, tags && `(${tags})`].filter(Boolean).join(" ");
  return [campaign, referrer && `from ${referrer}`, landing && `first page ${landing}`].filter(Boolean).join(", ");
}
