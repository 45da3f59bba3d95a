import { convertDigitsToAscii } from "../language/number-words.ts";
import { rememberPerText } from "./remember-per-text.ts";

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
export function createForeignLinkAndContactDetector(known: readonly string[], siteUrl: string) {
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
