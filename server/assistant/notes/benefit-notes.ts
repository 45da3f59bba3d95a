import { benefits } from "#content/benefits.ts";
import { benefitsLink, type Saying } from "../links.ts";
import type { Notes } from "../notes.ts";
import { lowerFirst } from "../say.ts";

const benefit = (title: string) => benefits.items.find((item) => item.title === title)?.text ?? "";

export function benefitNotes() {
  const note = (text: string): Saying => ({ text, link: benefitsLink });
  return {
    hosting: note(
      `Yes, free hosting is included. ${benefit("Free hosting")} You also learn to deploy: day 8 and day 41 are about it.`,
    ),
    domain: note(
      `Yes, a free custom domain is included: ${lowerFirst(benefit("Free custom domain"))} You connect it on day 41.`,
    ),
    databaseHosting: note(`Yes, free database hosting is included. ${benefit("Free database hosting")}`),
    ssh: note(`A professional SSH client is included. ${benefit("Professional SSH client")}`),
    workspace: note(`A workspace tool is included. ${benefit("Workspace tool")}`),
    interactive: note(`Included: ${lowerFirst(benefit("Interactive learning"))}`),
    premiumCourses: note(`Premium courses are included: ${benefit("Premium courses")}`),
  } satisfies Notes;
}
