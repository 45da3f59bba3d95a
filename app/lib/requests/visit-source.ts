import type { RequestSource } from "#domain/requests/request-origin.ts";
import { readStored, readStoredJson, writeOrRemoveStored } from "../storage.ts";

const key = "visit-source";

/** Notes how the visit began, before a navigation changes the URL. Ends with the tab; only a sent form takes it along. */
export function saveVisitSource({ location, document }: Pick<Window, "location" | "document">) {
  if (readStored("sessionStorage", key)) return;
  const query = new URLSearchParams(location.search);
  const utm = (name: string) => query.get(`utm_${name}`) ?? "";
  const referrer = parseHost(document.referrer);
  const source: RequestSource = {
    landing: location.pathname,
    referrer: referrer === location.host ? "" : referrer,
    utmSource: utm("source"),
    utmMedium: utm("medium"),
    utmCampaign: utm("campaign"),
    utmTerm: utm("term"),
    utmContent: utm("content"),
  };
  writeOrRemoveStored("sessionStorage", key, JSON.stringify(source));
}

function parseHost(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

/** As it was noted; the server parses it. */
export const readVisitSource = () => readStoredJson("sessionStorage", key);
