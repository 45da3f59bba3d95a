import * as v from "valibot";
import { stripHiddenCharacters } from "./searched-and-visible-text.ts";

export const maxStaffNameLength = 60;

const notText = "The name must be a text";
const tooLong = `The name must have at most ${maxStaffNameLength} characters`;
const notPlain = "The name must be plain text";

/** Control characters, and those that turn the direction of what follows: no name has them. Joiners stay, Indian scripts need them. */
const unprintable = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What staff call themselves in the history; empty where they give no name. Two that look the same are one. */
export const staffNameSchema = v.pipe(
  v.string(notText),
  v.trim(),
  v.maxLength(maxStaffNameLength, tooLong),
  v.check((name) => name === "" || (visible.test(stripHiddenCharacters(name)) && !unprintable.test(name)), notPlain),
  v.transform(stripHiddenCharacters),
  v.trim(),
);

export const namedSessionSchema = v.object({ name: staffNameSchema });
