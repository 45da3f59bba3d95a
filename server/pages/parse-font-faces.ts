/** Family, source, weight, range of signs, and whether the page has a sign of it. */
type WebFont = readonly [family: string, source: string, weight: string, unicodeRange: string, isUsed: boolean];

/** The faces that a style sheet declares, for the script that loads those of this page and has the others at hand for the next one. */
export function parseFontFaces(sheet: string, html: string): WebFont[] {
  return Array.from(sheet.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, rule = ""]) => {
    const read = (name: string) => new RegExp(`(?:^|[;\\s])${name}:\\s*([^;}]+)`).exec(rule)?.[1]?.trim() ?? "";
    const [url = ""] = /url\([^)]*\)/.exec(read("src")) ?? [];
    const [weight, unicodeRange] = [read("font-weight"), read("unicode-range")];
    const isUsed = listSigns(unicodeRange).test(html);
    return [read("font-family").replaceAll('"', ""), url, weight, unicodeRange, isUsed];
  });
}

/** `U+0-FF, U+20??` */
function listSigns(unicodeRange: string): RegExp {
  const ranges = Array.from(unicodeRange.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi), ([, first = "", last = first]) =>
    [first.replaceAll("?", "0"), last.replaceAll("?", "F")].map((code) => `\\u{${code}}`).join("-"),
  );
  return new RegExp(`[${ranges.join("")}]`, "u");
}
