import type { ElementContent } from "hast";
import { common, createLowlight } from "lowlight";

const lowlight = createLowlight(common);
// No grammar of its own in the common set; comments, strings and commands read the same.
lowlight.registerAlias({ bash: ["dockerfile", "console"] });

/** The design has three colours for code; what a grammar tells apart beyond them stays plain. */
const tokensByColor = {
  "code-key": ["keyword", "built_in", "literal", "type", "name", "selector-tag", "attribute"],
  "code-text": ["string", "regexp"],
  "code-note": ["comment"],
};
const colors = new Map<string, string>(
  Object.entries(tokensByColor).flatMap(([color, tokens]) => tokens.map((token) => [`hljs-${token}`, color] as const)),
);

const longest = 20_000;

/** Code as coloured spans; an unknown language and a text too long to be read as code stay as they are. */
export function highlightCode(language: string, code: string): ElementContent[] {
  if (!lowlight.registered(language) || code.length > longest) return [{ type: "text", value: code }];
  return lowlight
    .highlight(language, code)
    .children.flatMap((node) => (node.type === "doctype" ? [] : colorTokens(node)));
}

function colorTokens(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const [name] = Array.isArray(node.properties["className"]) ? node.properties["className"] : [];
  const color = colors.get(String(name));
  if (!color) return node.children.flatMap(colorTokens);
  // A coloured part is one piece: a name inside a string keeps the string's colour.
  const children = node.children.flatMap(flattenToTextNodes);
  return [{ type: "element", tagName: "span", properties: { className: [color] }, children }];
}

const flattenToTextNodes = (node: ElementContent): ElementContent[] =>
  node.type === "element" ? node.children.flatMap(flattenToTextNodes) : [node];
