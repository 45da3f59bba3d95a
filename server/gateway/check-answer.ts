import { stripInvisibleCharacters } from "#domain/format/searched-and-visible-text.ts";
import { createForeignLinkAndContactDetector } from "./check-links-and-contacts.ts";
import { areFiguresProven } from "./check-figures.ts";
import { findInventedPromise } from "./find-invented-promises.ts";
import { isScam } from "./find-scam.ts";
import { hasUnstatedScamTerm } from "./find-unstated-scam-terms.ts";
import { formatContentFacts, repeatsPromptRules } from "./prompt.ts";

type Evidence = {
  /** As the gateway sent it. */
  raw: string;
  /** As a visitor would read it. */
  shown: string;
  /** The site's own texts on what was asked. */
  grounds: readonly string[];
};

/** Finds why an answer must not be shown; nothing where it may. */
export function createAnswerCheck({ secrets, siteUrl }: { secrets: readonly string[]; siteUrl: string }) {
  const facts = formatContentFacts();

  return function findObjection({ raw, shown, grounds }: Evidence): string | undefined {
    if (repeatsPromptRules(raw)) return "repeats its rules";
    if (secrets.some((secret) => raw.includes(secret) || shown.includes(secret))) return "tells a secret";
    if (createForeignLinkAndContactDetector([facts, ...grounds], siteUrl)(shown)) return "foreign address";
    if (!areFiguresProven(shown, grounds)) return "unproven figure";
    if (isScam(shown, [facts, ...grounds])) return "scam";
    if (hasUnstatedScamTerm(shown, [facts, ...grounds])) return "unstated";
    return findInventedPromise(shown, [facts, ...grounds]) ? "invented promise" : undefined;
  };
}

const maxLines = 4;
const maxTextLength = 700;

/** Plain text of four lines at most. */
export const toShownText = (text: string): string =>
  stripInvisibleCharacters(text.normalize("NFKC").replaceAll("\t", " "))
    .replaceAll(/\*\*|__|`+|^#+ */gm, "")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .slice(0, maxLines)
    .join("\n")
    .slice(0, maxTextLength)
    .trim();
