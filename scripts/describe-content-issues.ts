import { existsSync } from "node:fs";
import * as v from "valibot";
import type { DefinedContent } from "#domain/content/define-content.ts";
import { iconNames, isIconName } from "../vite/icon-sprite.ts";

/** What is wrong with a field, as the end of a sentence that starts with its name. */
export type Complaint = { path: readonly PropertyKey[]; says: string };

export const lineNumberAt = (source: string, start: number) => source.slice(0, start).split("\n").length;

export const listContentComplaints = ({ schema, value, output, issues }: DefinedContent): Complaint[] => [
  ...issues
    // A strict schema complains of unknown fields by itself, in words of its own; and one complaint of a text is enough.
    .filter(({ expected }) => expected !== "never")
    .filter((issue, index, all) => isRecord(issue.input) || all.findIndex((one) => isSameField(one, issue)) === index)
    .map((issue) => describeIssue(schema, issue)),
  ...listUnknownFields(schema, value, output),
];

const isSameField = (one: v.BaseIssue<unknown>, other: v.BaseIssue<unknown>) =>
  v.getDotPath(one) === v.getDotPath(other);

function describeIssue(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): Complaint {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  if (issue.received === "undefined") {
    const field = findFieldSchema(schema, path);
    const [expected] = field ? (v.safeParse(field, undefined).issues ?? []) : [];
    return { path, says: expected ? `is missing: it ${describeExpectation(expected)}.` : "is missing." };
  }
  const isGroup = isRecord(issue.input) && !Array.isArray(issue.input);
  const value = isGroup ? "" : `, but is ${describeValue(issue.input)}`;
  return { path, says: `${describeExpectation(issue)}${value}${describeExcess(issue)}.` };
}

/** A text may be made of others, so that its author does not see its length: `titled("Pricing")` ends in the course's name. */
const describeExcess = ({ type, input, requirement }: v.BaseIssue<unknown>) =>
  type === "max_length" && typeof input === "string" ? `: ${input.length - Number(requirement)} too many` : "";

/** Valibot's own messages are for programmers; ours all say what a value must be. */
function describeExpectation({ message, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid ")) return message;
  const names: Record<string, string> = {
    string: "text",
    number: "a number",
    boolean: "true or false",
    Array: "a list",
    Object: "a group of fields in { }",
  };
  const choices = (expected ?? "").replaceAll(/[()]/g, "").split(" | ");
  return `must be ${choices.map((choice) => names[choice] ?? choice).join(" or ")}`;
}

const maxShownLength = 60;

function describeValue(value: unknown): string {
  if (typeof value === "string") {
    return value.length > maxShownLength
      ? `${JSON.stringify(`${value.slice(0, maxShownLength)}…`)}, ${value.length} characters`
      : JSON.stringify(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`;
  return String(value);
}

/** A plain object schema drops a field that it does not know, so what the output lacks is misspelt or superfluous. */
function listUnknownFields(
  schema: v.GenericSchema,
  value: unknown,
  output: unknown,
  path: readonly PropertyKey[] = [],
): Complaint[] {
  if (!isRecord(value) || !isRecord(output)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (key in output) return listUnknownFields(schema, inner, output[key], here);
    const around = findFieldSchema(schema, path);
    const known = around && "entries" in around && isRecord(around.entries) ? Object.keys(around.entries) : [];
    const unused = known.filter((name) => !(name in value));
    const alike = unused.filter((name) => isSimilarName(name, key));
    const hint = alike.length > 0 ? `did you mean ${alike.join(" or ")}?` : `there are ${known.join(", ")}.`;
    return [{ path: here, says: `is not a field here${known.length > 0 ? `: ${hint}` : "."}` }];
  });
}

/** Whether one may be the other misspelt: the same letters but for a few, in any order. */
export function isSimilarName(name: string, key: string): boolean {
  const rest = key.toLowerCase().split("");
  const missing = name
    .toLowerCase()
    .split("")
    .filter((letter) => {
      const at = rest.indexOf(letter);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  return missing.length + rest.length <= Math.max(2, name.length / 3) && missing.length < name.length / 2;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isValibotSchema = (value: unknown): value is v.GenericSchema => isRecord(value) && value["kind"] === "schema";

/** The schema of a field deep inside another one; unions and rarer kinds are not followed. */
function findFieldSchema(schema: v.GenericSchema, path: readonly PropertyKey[]): v.GenericSchema | undefined {
  const kind: Record<string, unknown> = { ...schema };
  if (isValibotSchema(kind["wrapped"])) return findFieldSchema(kind["wrapped"], path);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const list = Array.isArray(kind["items"]) ? kind["items"][Number(key)] : kind["item"];
  const inner = isRecord(kind["entries"]) ? kind["entries"][String(key)] : (list ?? kind["value"]);
  return isValibotSchema(inner) ? findFieldSchema(inner, rest) : undefined;
}

export type FindDeadLink = (link: string, isInList?: boolean) => string | undefined;

/** Icons, links and pictures that a content file names and that are not there. */
export function listMissingIconsAndLinks(
  value: unknown,
  findDeadLink: FindDeadLink,
  at: readonly PropertyKey[] = [],
): Complaint[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      listMissingIconsAndLinks(inner, findDeadLink, [...at, Array.isArray(value) ? Number(key) : key]),
    );
  }
  // A former address is none any more: `listRedirects` checks it.
  if (typeof value !== "string" || at.includes("formerPaths")) return [];
  if (at.at(-1) === "icon") {
    if (isIconName(value)) return [];
    return [
      {
        path: at,
        says: `must be an icon of lucide.dev/icons, but is ${describeValue(value)}${describeSimilarIconNames(value)}`,
      },
    ];
  }
  if (["photo", "logo"].includes(String(at.at(-1))) && !existsSync(`content/images/${value}`)) {
    return [{ path: at, says: `must be a picture in content/images/, but there is no ${describeValue(value)}.` }];
  }
  const dead = listSiteLinks(value).map((link) => findDeadLink(link));
  return dead.flatMap((says) => (says ? [{ path: at, says: `${says}.` }] : []));
}

/** The links within the site that a text holds: it is a path itself, or has some in Markdown. */
const listSiteLinks = (text: string): string[] =>
  /^\/\S*$/.test(text) ? [text] : [...text.matchAll(/\]\((\/[^)\s]*)/g)].map(([, link = ""]) => link);

/** What a name that is no icon may mean, as the end of a sentence: icons written alike, or with a word of it. */
function describeSimilarIconNames(name: string): string {
  const words = new Set(name.toLowerCase().match(/[a-z]{3,}/g));
  const near = iconNames.filter((icon) => icon.startsWith(name.slice(0, 3)) && isSimilarName(icon, name));
  const sharing = iconNames.filter((icon) => icon.split("-").some((word) => words.has(word)));
  const distance = (icon: string) => Math.abs(icon.length - name.length);
  const found = [near, sharing]
    .flatMap((icons) => icons.toSorted((one, other) => distance(one) - distance(other)))
    .slice(0, 2);
  // Which names are of companies, no list says.
  return found.length > 0
    ? `: did you mean ${found.join(" or ")}?`
    : ": it has no logos of companies, for which camera, play or at-sign may stand.";
}
