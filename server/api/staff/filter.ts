import { validQuery } from "../../http/validate.ts";

const longestSearch = 200;

/** Checks the filter of a list. One that is not set arrives as an empty text. */
export const validFilter = <Schema extends Parameters<typeof validQuery>[0]>(schema: Schema) =>
  validQuery(schema, (query) => ({
    ...Object.fromEntries(Object.entries(query).filter(([, value]) => value !== "")),
    // A NUL, which PostgreSQL rejects and no search key holds, finds nothing.
    search: (query["search"] ?? "").trim().slice(0, longestSearch).replaceAll("\0", "\uFFFD"),
  }));
