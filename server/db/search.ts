import { sql } from "kysely";

/** Whether a column of lower case or digits holds a text anywhere, whatever `%` and `_` are in it. */
export function contains(
  column: `students.${"search_key" | "email_key" | "phone_digits"}` | `requests.${"search_key" | "phone_digits"}`,
  text: string,
) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
