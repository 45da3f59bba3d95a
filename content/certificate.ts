import { certificateTextsSchema } from "#domain/certificates/certificate-schemas.ts";
import { defineContent } from "#domain/content/define-content.ts";
import { unit } from "#domain/content/phase.ts";
import { site } from "./site.ts";

/** What a certificate says, on its page, on paper, on its share image and in the credential that programs read. */
export const certificateTexts = defineContent("content/certificate.ts", certificateTextsSchema, {
  heading: "Certificate of Completion",
  intro: "This certifies that",
  statement: `has completed all {days} ${unit.many} of`,
  partOf: "a phase of the {course}",
  issued: "Issued on {date}",
  hiddenName: "a student whose name is not public",
  check: "Check this certificate",
  criteria: `Every ${unit.one} was completed with its tasks, and the team of the course has confirmed it.`,
  description: `Completion of {title}: {days} ${unit.many} of ${unit.one === "day" ? "daily " : ""}lessons and tasks.`,
  valid: {
    title: "This certificate is valid",
    text: "The course has issued it and has not revoked it.",
  },
  revoked: {
    title: "This certificate is revoked",
    text: "The course issued it and revoked it on {date}. It no longer proves anything.",
  },
  unknown: {
    title: "Unknown certificate",
    text: `There is no certificate at this address. Compare the address with the one on the paper, letter by letter, or ask the team: ${site.contact.email}.`,
  },
  sample: {
    title: "Your certificate",
    text: "With your name and an address where anybody can check it. It goes to your profile as an Open Badge, or on paper.",
    name: "Your Name",
    date: "the day you finish",
    mark: "Sample, not a certificate",
  },
});
