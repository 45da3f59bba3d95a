import { existsSync, readFileSync } from "node:fs";
import { isMap, isNode, isScalar, parseDocument } from "yaml";
import { lineNumberAt } from "./describe-content-issues.ts";
import {
  isNode as isSyntaxNode,
  filterSyntaxNodes,
  getNameOrLiteralValue,
  parseNodes,
  type Node,
} from "./syntax-tree.ts";

type Path = readonly PropertyKey[];
/** `name` is the constant that holds the content: a file may define several. */
type Place = { line: number; name?: string | undefined };

/** Where a field stands in its content file, or the nearest thing around it that is written there. */
export function locateField(label: string, path: Path): Place {
  const file = parseFileOfLabel(label);
  if (!existsSync(file)) return { line: 1 };
  const source = readFileSync(file, "utf8");
  return file.endsWith(".md") ? locateInFrontMatter(source, path) : locateInModule(source, label, path);
}

/** `content/site.ts` of `content/site.ts (business hours)`. */
export const parseFileOfLabel = (label: string) => /^[^\s:]+/.exec(label)?.[0] ?? label;

function locateInFrontMatter(source: string, [field]: Path): Place {
  const [, matter = ""] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  const { contents } = parseDocument(matter);
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === field) : undefined;
  const start = isNode(pair?.key) ? pair.key.range?.[0] : undefined;
  return { line: start === undefined ? 1 : lineNumberAt(matter, start) + 1 };
}

function locateInModule(source: string, label: string, path: Path): Place {
  const constants = parseNodes(source).filter(({ type, init }) => type === "VariableDeclarator" && init !== null);
  const callOf = ({ init }: Node) =>
    isSyntaxNode(init) && filterSyntaxNodes(init["arguments"])[0]?.["value"] === label ? init : undefined;
  const constant =
    constants.find(callOf) ?? constants.find(({ id }) => getNameOrLiteralValue(id) === path[0]) ?? constants.at(-1);
  const call = constant && callOf(constant);
  // Files that browsers load too have no call: they are checked elsewhere.
  const written = call ? filterSyntaxNodes(call["arguments"])[2] : constant?.["init"];
  if (!constant || !isSyntaxNode(written)) return { line: 1 };
  const name = String(getNameOrLiteralValue(constant["id"]));
  const isNamedByPath = !call && name === path[0];

  let node = resolve(written);
  let { start } = node;
  for (const key of isNamedByPath ? path.slice(1) : path) {
    const inner = findInnerSyntaxNode(node, key);
    if (!inner) break;
    start = inner.start;
    node = resolve(inner.type === "Property" && isSyntaxNode(inner["value"]) ? inner["value"] : inner);
  }
  return { line: lineNumberAt(source, start), name: isNamedByPath ? "" : name };

  /** What a name stands for, and what `as const` or `satisfies` is said of. */
  function resolve(node: Node): Node {
    if (isSyntaxNode(node["expression"])) return resolve(node["expression"]);
    const declared =
      node.type === "Identifier" && constants.find(({ id }) => getNameOrLiteralValue(id) === node["name"]);
    return declared && isSyntaxNode(declared["init"]) ? declared["init"] : node;
  }
}

/** Behind a spread the places of a list are not known. */
function findInnerSyntaxNode(node: Node, wanted: PropertyKey): Node | undefined {
  if (node.type === "ArrayExpression") {
    const before = filterSyntaxNodes(node["elements"]).slice(0, Number(wanted) + 1);
    return before.some(({ type }) => type === "SpreadElement") ? undefined : before[Number(wanted)];
  }
  return filterSyntaxNodes(node["properties"]).find(({ key }) => getNameOrLiteralValue(key) === wanted);
}
