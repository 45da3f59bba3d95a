import type { RequestSource } from "#domain/requests/request-origin.ts";

const key = "visit-source";

type Page = Pick<Window, "location" | "document" | "sessionStorage">;

/** Notes how the visit began, before a navigation changes the address. Ends with the tab; only a sent form takes it along. */
export function noteVisitSource(page: Page) {
  try {
    const { location, document, sessionStorage } = page;
    if (sessionStorage.getItem(key)) return;
    const query = new URLSearchParams(location.search);
    const utm = (name: string) => query.get(`utm_${name}`) ?? "";
    const referrer = document.referrer && new URL(document.referrer).host;
    const source: RequestSource = {
      landing: location.pathname,
      referrer: referrer === location.host ? "" : referrer,
      utmSource: utm("source"),
      utmMedium: utm("medium"),
      utmCampaign: utm("campaign"),
      utmTerm: utm("term"),
      utmContent: utm("content"),
    };
    sessionStorage.setItem(key, JSON.stringify(source));
  } catch {
    // Storage may be unavailable: then the source stays unknown.
  }
}

/** As it was noted; the server parses it. */
export function readVisitSource(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
