import { sql } from "kysely";
import { searchKey } from "#domain/format/text.ts";

/** Whether a column of lower case or digits holds a text anywhere, whatever `%` and `_` are in it. */
export function contains(
  column: `students.${"search_key" | "email_key" | "phone_digits"}` | `requests.${"search_key" | "phone_digits"}`,
  text: string,
) {
  const key = searchKey(text);
  const pattern = `%${key.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${key.includes(" ") ? withSingleSpaces(column) : sql.ref(column)} like ${pattern} escape '\\'`;
}

/** Keys that were stored before runs of spaces became one: two halvings make one of up to four. */
const withSingleSpaces = (column: string) => sql`replace(replace(${sql.ref(column)}, '  ', ' '), '  ', ' ')`;
