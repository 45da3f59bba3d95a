import { parseArgs } from "node:util";
import * as v from "valibot";
import { longForm, type Settings, shortForm } from "./scenario.ts";

const count = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*$/, "must be a whole number, 1 or more"), v.toNumber()));
const counts = [
  "seconds",
  "clients",
  "rounds",
  "requests",
  "submissions",
  "parallel",
  "kills",
  "tries",
  "guessers",
] as const;
const optionsSchema = v.object({
  ...v.entriesFromList(counts, count),
  database: v.optional(v.picklist(["sqlite", "postgres"], "must be sqlite or postgres")),
});

/** No names means that the caller chooses: `[name ...] [--short] [--kills 200 --database postgres ...]` */
export function readOptions(
  args: string[],
  known: readonly string[],
): { names: readonly string[]; settings: Settings } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      short: { type: "boolean", default: false },
      database: { type: "string" },
      ...Object.fromEntries(counts.map((name) => [name, { type: "string" as const }])),
    },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. There are: ${known.join(", ")}`);
  const options = v.safeParse(optionsSchema, values);
  if (!options.success) {
    throw new Error(options.issues.map((issue) => `--${v.getDotPath(issue)} ${issue.message}`).join("; "));
  }
  const { database, ...given } = options.output;
  const settings = { ...(values.short ? shortForm : longForm), ...given };
  return {
    names: positionals,
    settings: database ? { ...settings, databases: [database] } : settings,
  };
}
