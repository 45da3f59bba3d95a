import { expressionBuilder } from "kysely";
import { readPhoneSearch } from "#domain/student-filter.ts";
import { contains } from "./search.ts";
import type { Tables } from "./tables.ts";

/** The same students that the browser finds by this text in the list it has. */
export function matchesSearch(search: string) {
  const digits = readPhoneSearch(search);
  const columns = [contains("students.search_key", search), contains("students.email_key", search)];
  if (digits !== "") columns.push(contains("students.phone_digits", digits));
  return expressionBuilder<Tables, "students">().or(columns);
}
