import { expect, onTestFinished, test } from "vitest";
import { storedFields } from "#content/legal/stored-fields.ts";
import { contactSchema, enrollmentBodySchema } from "#domain/requests/form-schemas.ts";
import { createTestDatabase } from "#tests/support/test-services.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/engine/database.ts";
import type { Tables } from "../db/engine/tables.ts";

type Described = typeof storedFields.tables;
type Undescribed = {
  [Table in keyof Tables]: Table extends keyof typeof storedFields.withoutPeople
    ? never
    : Table extends keyof Described
      ? `tables.${Table}.fields.${Exclude<keyof Tables[Table], keyof Described[Table]["fields"]> & string}`
      : `tables.${Table} (or withoutPeople.${Table})`;
}[keyof Tables];

// Where the type check fails here, its message says what to add, and to which file.
const gap: [Undescribed] extends [never] ? "none" : `Add to content/legal/stored-fields.ts: ${Undescribed}` = "none";

const { sent, tables, withoutPeople } = storedFields;
const described = Object.entries(tables).flatMap(([table, { fields }]) =>
  Object.keys(fields).map((column) => `tables.${table}.fields.${column}`),
);

test("/privacy has a sentence for every column of the database, and none for what is not there", async () => {
  const { database } = readConfig({ DATABASE_URL: await createTestDatabase("sqlite") });
  const db = await openDatabase(database);
  onTestFinished(() => db.destroy());
  const stored = (await db.introspection.getTables())
    // SQLite's index of search_key, whose sentence names it.
    .filter(({ name }) => !(name in withoutPeople) && !/^request_(trigrams|numbers)/.test(name))
    .flatMap(({ name, columns }) => columns.map((column) => `tables.${name}.fields.${column.name}`));
  expect(gap).toBe("none");
  expect(
    stored.filter((column) => !described.includes(column)),
    "Stored, but /privacy does not say so. Add a sentence for each to content/legal/stored-fields.ts",
  ).toEqual([]);
  expect(
    described.filter((column) => !stored.includes(column)),
    "On /privacy, but no longer stored. Take each out of content/legal/stored-fields.ts",
  ).toEqual([]);
});

test("/privacy has a sentence for every field that a form sends", () => {
  const fields = new Set([...Object.keys(enrollmentBodySchema.entries), ...Object.keys(contactSchema.entries)]);
  expect(
    Object.keys(sent.fields).toSorted(),
    "Fields of the two forms: put a sentence for each into `sent.fields` of content/legal/stored-fields.ts",
  ).toEqual([...fields].toSorted());
});
