/** A rule with what its braces hold, or a declaration, which holds nothing. */
type Node = { text: string; inside?: readonly Node[]; selectors?: readonly Selector[] };
type Selector = { text: string; names: readonly string[] };

/**
 * Takes from a style sheet what every page has inline, whole: the tokens, and what stands for the root or for all elements. With any
 * of it again, the sheet that comes later would have the browser style, and lay out, the first screen anew.
 */
export function splitGlobalStyles(sheet: string): { global: string; rest: string } {
  const nodes = parseStyles(sheet);
  return { global: formatNodes(takeGlobalStyles(nodes, true)), rest: formatNodes(takeGlobalStyles(nodes, false)) };
}

/** Or, where `isGlobal` is false, all else. */
function takeGlobalStyles(nodes: readonly Node[], isGlobal: boolean, isInBase = false): Node[] {
  return nodes.flatMap((node) => {
    // For browsers without registered properties, which the site does not support.
    if (node.text === "@layer properties") return [];
    if (/^@(?:property |layer theme$)/.test(node.text)) return isGlobal ? node : [];
    const isGroup = isInBase ? node.text.startsWith("@") : node.text === "@layer base";
    if (!node.inside || !isGroup) return isGlobal === (isInBase && isGlobalRule(node)) ? node : [];
    const inside = takeGlobalStyles(node.inside, isGlobal, true);
    return inside.length > 0 ? { text: node.text, inside } : [];
  });
}

const isGlobalRule = ({ selectors = [] }: Node) =>
  selectors.every(({ names }) => names.every((name) => name === "html" || name === "body"));

/** The first rule that stands for the root or for all elements; one that a container's state sets is none. */
export function findFirstGlobalRule(sheet: string): string | undefined {
  const rules = sheet.replaceAll(/@container [^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, "").match(/[^{};]+(?=\{)/g) ?? [];
  return rules.find((text) => /^@property |(?:^|,)(?::root|:host|html|body|\*|::?before|::?after)(?:,|$)/.test(text));
}

/** Pages of one kind have the same elements and classes. */
const maxRemembered = 100;

/**
 * Picks from a style sheet what one finished page uses, so that the page can have it inline: a rule stays where the page has
 * each class and each element of its selector, or the inline scripts, which set some classes, have the word.
 */
export function createStylePicker(sheet: string, scripts: string): (html: string) => string {
  const nodes = parseStyles(sheet);
  const setByScripts = scripts.match(/[\w-]+/g) ?? [];
  const remembered = new Map<string, string>();

  function pick(found: readonly string[]): string {
    const elements = found.filter((text) => text.startsWith("<")).map((tag) => tag.slice(1));
    const classes = found.flatMap((text) => (text.startsWith("<") ? [] : unescapeHtml(text).split(" ")));
    const present = new Set([...elements, ...[...setByScripts, ...classes].map((name) => `.${name}`)]);
    const picked = pickNodes(nodes, ({ names }) => names.every((name) => present.has(name)));
    const values = listDeclarations(picked).map((text) => text.slice(text.indexOf(":")));
    return formatNodes(
      dropUnusedVariablesAndKeyframes(picked, new Set(values.flatMap((value) => value.match(/[\w-]+/g) ?? []))),
    );
  }

  return (html) => {
    const found = [...new Set(html.match(/<[a-z]\w*|(?<= class=")[^"]+/g))];
    const key = found.join();
    const styles = remembered.get(key) ?? pick(found);
    if (remembered.size < maxRemembered) remembered.set(key, styles);
    return styles;
  };
}

function pickNodes(nodes: readonly Node[], isUsed: (selector: Selector) => boolean): Node[] {
  return nodes.flatMap((node) => {
    if (!node.inside || node.text.startsWith("@keyframes")) return node;
    // A page without scripts has the sheet early enough.
    if (node.text === "@media (scripting:none)") return [];
    const selectors = node.selectors?.filter(isUsed);
    if (selectors?.length === 0) return [];
    const inside = pickNodes(node.inside, isUsed);
    // An empty layer still has its place in the order of the layers.
    return inside.length > 0 || node.text.startsWith("@layer")
      ? { text: selectors?.map(({ text }) => text).join(",") ?? node.text, inside }
      : [];
  });
}

const listDeclarations = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ text, inside }) => (inside ? listDeclarations(inside) : text));

/** Without variables and keyframes that no declaration names. */
function dropUnusedVariablesAndKeyframes(nodes: readonly Node[], names: ReadonlySet<string>): Node[] {
  return nodes.flatMap(({ text, inside }) => {
    const [, name] = /^(?:@property |@keyframes |(?=--))([\w-]+)/.exec(text) ?? [];
    if (name && !names.has(name)) return [];
    if (!inside) return { text };
    const rest = dropUnusedVariablesAndKeyframes(inside, names);
    return rest.length > 0 || inside.length === 0 ? { text, inside: rest } : [];
  });
}

const formatNodes = (nodes: readonly Node[]): string =>
  nodes
    .map(({ text, inside }) => (inside ? `${text}{${formatNodes(inside)}}` : `${text};`))
    .join("")
    .replace(/;$/, "");

/** Of a sheet as the build minifies it: valid, and without comments but the first. */
function parseStyles(sheet: string): Node[] {
  const marks = /\/\*.*?\*\/|"(?:\\.|[^"\\])*"|\\.|[{};]/gs;
  let start = 0;
  function parseList(): Node[] {
    const nodes: Node[] = [];
    for (let mark = marks.exec(sheet); mark; mark = marks.exec(sheet)) {
      const [found] = mark;
      if (found.startsWith("/*")) start = marks.lastIndex;
      if (!"{};".includes(found)) continue;
      const text = sheet.slice(start, mark.index).trim();
      start = marks.lastIndex;
      if (found === "{") nodes.push(createRule(text, parseList()));
      // The minifier writes some declarations several times.
      else if (text && text !== nodes.at(-1)?.text) nodes.push({ text });
      if (found === "}") break;
    }
    return nodes;
  }
  return parseList();
}

function createRule(text: string, inside: readonly Node[]): Node {
  if (text.startsWith("@")) return { text, inside };
  const selectors = text.match(/(?:\\.|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|[^,\\(])+/g) ?? [];
  return { text, inside, selectors: selectors.map((selector) => ({ text: selector, names: listNames(selector) })) };
}

/**
 * Its elements, and its classes with their dot. What stands in brackets is not asked for where it is one of several, is ruled
 * out or is no selector: `:is(.a, .b)`, `:not(.a)`, `:lang(hi)`.
 */
function listNames(selector: string): string[] {
  const brackets = /(?<!\\)(?::[\w-]+)?(?:\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|\[(?:\\.|[^\]\\])*\])/g;
  const names = selector
    .replaceAll(brackets, " ")
    .match(/(?<![\w\\:#.-])[a-z]\w*|(?<!\\)\.(?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+/g);
  const conditions = (selector.match(brackets) ?? []).map(
    (text) => /^:(?:has|is|where)\(((?:[^(),]|\([^()]*\))*)\)$/.exec(text)?.[1],
  );
  const partOfInput = /:(?:file-selector|placeholder|-webkit-(?:search|date|calendar|inner|outer))|:-moz-ui-invalid/;
  return [
    ...(names ?? []).map((name) => name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, decodeEscape)),
    ...conditions.flatMap((condition) => (condition ? listNames(condition) : [])),
    ...(partOfInput.test(selector) ? ["input"] : []),
  ];
}

const decodeEscape = (_: string, code: string | undefined, letter: string) =>
  code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
export const unescapeHtml = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity);

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
