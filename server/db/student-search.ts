import { expressionBuilder } from "kysely";
import { readPhoneSearch } from "#domain/contact-keys.ts";
import { contains } from "./search.ts";
import type { Tables } from "./tables.ts";

/** The same students that the browser finds by this text in the list it has. */
export function matchesSearch(search: string) {
  const digits = readPhoneSearch(search)?.digits;
  const columns = [contains("students.search_key", search), contains("students.email_key", search)];
  if (digits !== undefined) columns.push(contains("students.phone_digits", digits));
  return expressionBuilder<Tables, "students">().or(columns);
}
