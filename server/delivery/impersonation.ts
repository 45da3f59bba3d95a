import { courseName } from "#content/site.ts";
import {
  createLookalikeMap,
  foldLookalikes,
  lookalikeDigitsAndSigns,
  foreignScriptLetter,
} from "#domain/format/confusables.ts";

/** Who the site is in the chat where it speaks itself, or a visitor's name cannot be shown as the author. */
export const siteAuthorNames = {
  enrollment: "Enrollment Form",
  contact: "Contact Form",
  "error-report": "Course Website",
  "daily-digest": "Course Website",
};

export const messageTitles = {
  enrollment: "New Course Enrollment",
  contact: "New Contact Message",
  "error-report": "Server Error",
  "daily-digest": "Daily Digest",
};

export const digestTitle = "from one sender";

/** Whether the team could mistake a visitor's name for the site itself. */
export function isImpersonation(name: string): boolean {
  const skeleton = confusableSkeleton(name);
  return (
    foreignScriptLetter.test(name.normalize("NFKC").toLowerCase()) ||
    reservedSkeletons.some((own) => skeleton.includes(own))
  );
}

/** A small L and a large I are the same stroke. */
const signs = createLookalikeMap(`${lookalikeDigitsAndSigns}li`);

/** What a name looks like (Unicode's confusables skeleton): names with the same one are mistaken for one another. */
const confusableSkeleton = (name: string) =>
  Array.from(foldLookalikes(name), (letter) => signs.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const reservedSkeletons = [
  ...Object.values(siteAuthorNames),
  ...Object.values(messageTitles),
  digestTitle,
  courseName,
].map(confusableSkeleton);
