import { stripInvisibleCharacters } from "#domain/format/searched-and-visible-text.ts";
import { areFiguresProven } from "./check-figures.ts";
import { findInventedPromise } from "./find-invented-promises.ts";
import { isScam } from "./find-scam.ts";
import { hasUnstatedScamTerm } from "./find-unstated-scam-terms.ts";
import { formatContentFacts, repeatsPromptRules } from "./prompt.ts";
import { rememberPerText } from "./remember-per-text.ts";
import { convertDigitsToAscii } from "../language/number-words.ts";

/**
 * Everything that reads as a way to somewhere else: words joined by dots, with a space before the dot or a well-known
 * ending after it, numeric hosts, e-mail addresses and handles, long numbers that could be called.
 */
const linkAndContactPatterns: readonly RegExp[] = [
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*\.\p{L}[\p{L}\p{M}\p{N}-]+/gu,
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]+ +\. ?\p{L}[\p{L}\p{M}\p{N}-]+/gu,
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]+\. (?:com|net|org|info|biz|io|co|app|dev|xyz|site|online|shop|store|link|click|top|club|example|test)\b/gu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /(?<![^\s@])[^\s@]* ?@ ?[^\s@]*/g,
  /\b[a-z\d]+_\w+/gi,
  /\+?\(?\d(?:[ ()./_-]{0,2}\d){6,}/g,
];

/** Never in an answer: Markdown's links, other schemes, and dots and signs spelled out to hide an address. */
const disguises =
  /\]\s?[([:]|\bwww\b|\/\s?\/|\bh(?:tt|xx)ps?\s?:|[([{<]\s?(?:\.|dot|at|@)\s?[)\]}>]|(?<![a-z])dot[\s_-][a-z]{2,}|\bslash\b|\bat the rate\b|ड[ॉाो]ट(?![\p{L}\p{M}])|[एऐ]ट द रेट/iu;

const normaliseForMatching = (text: string) =>
  convertDigitsToAscii(text.normalize("NFKC"))
    .replaceAll(/\s+/g, " ")
    // Signs that may pass for a dot between two words; the danda ends a sentence in Hindi.
    .replaceAll(
      /(?<=[\p{L}\p{M}\p{N}])(?![\p{ASCII}’\u0964\u0965])[\p{Po}\p{So}\uA4F8\uA4FA∙⋅](?=[\p{L}\p{N}])/gu,
      ".",
    );

const findLinksAndContacts = (text: string) =>
  linkAndContactPatterns
    .flatMap((kind) => text.match(kind) ?? [])
    .map((found) => found.toLowerCase().replaceAll(/[ ().-]+$|^[ (]+/g, ""));

const findOwnLinksAndContacts = rememberPerText((text) => findLinksAndContacts(normaliseForMatching(text)));

/** Whether an answer names an address, an e-mail address or a telephone number that neither the content nor the site has. */
function createForeignLinkAndContactDetector(known: readonly string[], siteUrl: string) {
  const ours = new Set(known.flatMap(findOwnLinksAndContacts));
  const { host } = new URL(siteUrl);

  return function hasForeignAddress(answer: string): boolean {
    // An address of the site itself may stand, with what follows it.
    const rest = normaliseForMatching(answer)
      .split(" ")
      .map((word) => (isOwnSiteUrl(word, siteUrl, host) ? "" : word))
      .join(" ");
    return disguises.test(rest) || findLinksAndContacts(rest).some((found) => !ours.has(found));
  };
}

/** `https://site.example/pricing`, `site.example/faq`; not `site.example.evil`, nor `site.example@evil`. */
function isOwnSiteUrl(word: string, siteUrl: string, host: string): boolean {
  const bare = word.replaceAll(/^[("']+|[)"'.,;:!?]+$/g, "").toLowerCase();
  return [siteUrl.toLowerCase(), host.toLowerCase()].some(
    (own) => bare === own || (bare.startsWith(`${own}/`) && !/[@\\]|\.\.|\/\//.test(bare.slice(own.length))),
  );
}

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
