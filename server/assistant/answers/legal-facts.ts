import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { terms } from "#content/legal/terms.ts";
import { listed } from "#domain/format/text.ts";
import { formatLongDate } from "#domain/format/dates.ts";

const pages = [
  { title: "Privacy", ...privacy },
  { title: "Terms", ...terms },
  { title: "Refunds", ...refunds },
];

/** The versions of the legal pages that hold. */
export const legalFacts = (): Record<string, string> => ({
  legalVersions: pages.map(({ title, version, date }) => `${title} ${version} (${formatLongDate(date)})`).join(", "),
});

/** The pages that say of themselves that they are a template; nothing where all were checked. */
export function listTemplates(of: readonly { title: string; checked: boolean }[] = pages): string | undefined {
  const unchecked = of.filter(({ checked }) => !checked).map(({ title }) => title);
  return unchecked.length > 0 ? listed(unchecked) : undefined;
}
