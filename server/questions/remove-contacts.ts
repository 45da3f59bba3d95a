import { removeNumbers } from "./remove-numbers.ts";

/** Stands where something was removed. */
const removed = "…";

// Without classes of Unicode: with a bound and without case, V8 takes seconds to compile them.
const edge = String.raw`\s@.,;:!?()[\]{}<>"'…`;
const word = `[^${edge}]+`;
const starts = `(?<![^${edge}])`;
const ends = `(?![^${edge}])`;
const bracketed = (inner: string) => String.raw` ?[[({<]? ?${inner} ?[\])}>]? ?`;
/** "at", "(at)", and as it is read out in India, "at the rate". */
const at = bracketed(`(?:@|${starts}(?:at(?: the rate(?: of)?)?|एट|ऐट)${ends})`);
const dot = bracketed(String.raw`(?:\.|${starts}(?:dot|डॉट)${ends})`);
const topLevel = `(?:com|co|in|org|net|edu|gov|ac|io|me|info|ai|dev|कॉम)${ends}`;
const providers = `(?:gmail|googlemail|yahoo|ymail|outlook|hotmail|rediffmail|icloud|protonmail|जीमेल)${ends}`;

const contacts = [
  // Written together it is an address, or a name of a social network, whatever follows.
  /[^\s@,;:!?()[\]{}<>"'…]*@[^\s@,;:!?()[\]{}<>"'…]*[^\s@.,;:!?()[\]{}<>"'…]/g,
  new RegExp(`${word}(?:${dot}${word}){0,3}${at}(?:${word}(?:${dot}${word}){0,3}${dot}${topLevel}|${providers})`, "gi"),
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|in|me|org|net|io|ai|dev)\/\S+/gi,
];

/**
 * A text without e-mail addresses, names of social networks, links, phone numbers and other long numbers, however they are
 * spelled. Days and prices stay. A person's name cannot be told from other words.
 */
export function removeContacts(text: string): string {
  const bare = contacts.reduce((rest, contact) => rest.replaceAll(contact, removed), text);
  return removeNumbers(bare, removed)
    .replaceAll(/…[\s…]*…/g, removed)
    .replaceAll(/\s+/g, " ")
    .trim();
}
