import * as v from "valibot";

/** A switch in a query, a setting or a file, written by one of two words: read as a boolean, anything else refused. */
export const booleanFromTwoWordsSchema = <const Yes extends string, const No extends string>(
  yes: Yes,
  no: No,
  message: string,
) =>
  v.pipe(
    v.picklist([yes, no], message),
    v.transform((word) => word === yes),
  );

/** A switch of a query that is off unless it says `true`. */
export const queryFlagSchema = (name: string) =>
  v.optional(booleanFromTwoWordsSchema("true", "false", `${name} must be true or false`), "false");

/** A text of several lines at most so long. PostgreSQL stores no NUL. */
export const storedTextSchema = (max: number, notText: string, tooLong = notText) =>
  v.pipe(
    v.string(notText),
    v.trim(),
    v.maxLength(max, tooLong),
    v.transform((text) => text.replaceAll("\0", "")),
  );

const badId = "An id is missing";
/** PostgreSQL rejects a NUL even in a parameter. */
export const idSchema = v.object({ id: v.pipe(v.string(badId), v.maxLength(100, badId), v.excludes("\0", badId)) });

const badVersion = "The version must be a number";
/** Of the copy that was edited. With it a save never overwrites a later one; without it, it always does. */
export const versionSchema = v.optional(
  v.pipe(
    v.number(badVersion),
    v.safeInteger(badVersion),
    v.minValue(0, badVersion),
    // PostgreSQL fails on a number that its column cannot hold, even in a comparison.
    v.maxValue(2 ** 31 - 1, badVersion),
  ),
);
