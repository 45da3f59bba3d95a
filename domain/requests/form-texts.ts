import type { Notice } from "../content/notice.ts";
import type { FormInputs } from "./request-fields.ts";
import type { Site } from "../content/site.ts";

/** What both forms and their confirmations say. */
export type FormTexts = {
  notice: Notice;
  inputs: FormInputs;
  team: { courseName: string } & Pick<
    Site["contact"],
    "email" | "phone" | "phoneLink" | "phoneHours" | "responseTime" | "whatsapp"
  >;
};
