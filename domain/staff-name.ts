import * as v from "valibot";

export const longestStaffName = 60;

const notText = "The name must be a text";
const tooLong = `The name must have at most ${longestStaffName} characters`;
const notPlain = "The name must be plain text";

/** What staff call themselves in the history; empty where they give no name. */
export const staffNameSchema = v.pipe(
  v.string(notText),
  v.trim(),
  v.maxLength(longestStaffName, tooLong),
  v.check((name) => !/\p{Cc}/u.test(name), notPlain),
);

export const namedSessionSchema = v.object({ name: staffNameSchema });
