import { benefits } from "#content/benefits.ts";
import { benefitsLink } from "../links.ts";
import type { Note } from "../notes.ts";
import { lowerFirst } from "../say.ts";

const benefit = (title: string) => benefits.items.find((item) => item.title === title)?.text ?? "";

export function benefitNotes(): Note[] {
  const note = (id: string, asked: string, text: string): Note => ({ id, asked, text, link: benefitsLink });
  return [
    note(
      "hosting",
      "hostingBenefit; free hosting; hosting included; hostingBenefit tools; hostingBenefit course; hostingBenefit price",
      `Yes, free hosting is included. ${benefit("Free hosting")} You also learn to deploy: day 8 and day 41 are about it.`,
    ),
    note(
      "domain",
      "domainBenefit; free domain; domainBenefit tools; domain included; domainBenefit price; domainBenefit course",
      `Yes, a free custom domain is included: ${lowerFirst(benefit("Free custom domain"))} You connect it on day 41.`,
    ),
    note(
      "database-hosting",
      "databaseBenefit; free database hosting; databaseBenefit tools",
      `Yes, free database hosting is included. ${benefit("Free database hosting")}`,
    ),
    note(
      "ssh",
      "sshBenefit; ssh client; sshBenefit tools",
      `A professional SSH client is included. ${benefit("Professional SSH client")}`,
    ),
    note(
      "workspace",
      "workspaceBenefit; workspace tool; workspaceBenefit tools",
      `A workspace tool is included. ${benefit("Workspace tool")}`,
    ),
    note(
      "interactive",
      "learningBenefit; interactive learning subscription; learningBenefit duration; learningBenefit tools",
      `Included: ${lowerFirst(benefit("Interactive learning"))}`,
    ),
    note(
      "premium-courses",
      "coursesBenefit; premium courses; coursesBenefit duration; coursesBenefit tools",
      `Premium courses are included: ${benefit("Premium courses")}`,
    ),
  ];
}
