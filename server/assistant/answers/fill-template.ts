/** A name in braces, as it is written or changed: `{email}`, `{degree:lower}`. */
const placeholder = /\{([\w.-]+)(?::(lower|plain|first|rest))?\}/g;

/** An abbreviation keeps its capitals: `MCP server`. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const plain = (text: string) => text.replace(/^(?:Yes|No)\. /, "");

const changes = {
  lower: lowerFirst,
  /** Without the `Yes.` or `No.` that only its own question has asked for. */
  plain,
  /** Its first sentence after that. */
  first: (text: string) => /^[^.]*\./.exec(plain(text))?.[0] ?? text,
  /** Without its first sentence. */
  rest: (text: string) => plain(text).replace(/^[^.]*\. /, ""),
};

/** Fills every placeholder that has a value and leaves the others. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(placeholder, (written, name: string, change?: keyof typeof changes) => {
    if (!Object.hasOwn(values, name)) return written;
    const value = String(values[name]);
    return change ? changes[change](value) : value;
  });
}

/** Everything in braces, right or wrong. */
export const bracesIn = (template: string): string[] => template.match(/\{[^}]*\}?/g) ?? [];
