import { parseSync } from "vite";

/** A node of a syntax tree; only what every node has is named. */
export type Node = { type: string; start: number; [field: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

export const filterSyntaxNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export const parseNodes = (source: string): Node[] => [...walkSyntaxTree(parseSync("content.ts", source).program)];

function* walkSyntaxTree(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* walkSyntaxTree(inner);
}

/** The name or text that a key, an identifier or a literal is. */
export const getNameOrLiteralValue = (node: unknown): unknown =>
  isNode(node) ? (node["name"] ?? node["value"]) : undefined;
