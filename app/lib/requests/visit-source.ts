import type { RequestSource } from "#domain/requests/request-origin.ts";
import { readStored, readStoredJson, writeStored } from "../storage.ts";

const key = "visit-source";

/** Notes how the visit began, before a navigation changes the address. Ends with the tab; only a sent form takes it along. */
export function noteVisitSource({ location, document }: Pick<Window, "location" | "document">) {
  if (readStored("sessionStorage", key)) return;
  const query = new URLSearchParams(location.search);
  const utm = (name: string) => query.get(`utm_${name}`) ?? "";
  const referrer = findHost(document.referrer);
  const source: RequestSource = {
    landing: location.pathname,
    referrer: referrer === location.host ? "" : referrer,
    utmSource: utm("source"),
    utmMedium: utm("medium"),
    utmCampaign: utm("campaign"),
    utmTerm: utm("term"),
    utmContent: utm("content"),
  };
  writeStored("sessionStorage", key, JSON.stringify(source));
}

function findHost(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

/** As it was noted; the server parses it. */
export const readVisitSource = () => readStoredJson("sessionStorage", key);
