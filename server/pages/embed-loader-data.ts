import { unescapeHtml } from "./page-styles.ts";

/**
 * The data of a page's loaders as JSON, in which a text that a panel of the page already has is a reference to that panel;
 * `app/lib/embedded-loader-data.ts` reads it. Undefined where the data holds what JSON cannot.
 */
export function formatLoaderDataReferencingHtml(data: unknown, html: string): string | undefined {
  if (!isPlain(data)) return undefined;
  const panels = mapTextsToPanels(html);
  const json = JSON.stringify(data, (_, value: unknown) => {
    if (typeof value !== "string" && !Array.isArray(value)) return value;
    const panel = panels.get(JSON.stringify([value].flat()));
    return panel ? { [typeof value === "string" ? "$text" : "$texts"]: panel } : value;
  });
  return json.replaceAll("<", String.raw`\u003c`);
}

function isPlain(value: unknown): boolean {
  if (typeof value !== "object") return ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
  if (value === null || Array.isArray(value)) return value?.every(isPlain) ?? true;
  // A property without a value is one that is not there.
  const items = Object.values(value).filter((item) => item !== undefined);
  return Object.getPrototypeOf(value) === Object.prototype && items.every(isPlain);
}

/** The paragraphs or list items of each accordion's panel, and the panel's id. */
function mapTextsToPanels(html: string): Map<string, string> {
  const panels = html.matchAll(/<div id="([^"]+)">((?:(?!<div\b).)*?)<\/div><\/details>/gs);
  return new Map(
    Array.from(panels, ([, id = "", panel = ""]) => {
      const texts = Array.from(panel.matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/gs), ([, , text = ""]) => text);
      return [JSON.stringify(texts.map((text) => unescapeHtml(text.replaceAll(/<[^>]*>/g, "")))), id];
    }),
  );
}
