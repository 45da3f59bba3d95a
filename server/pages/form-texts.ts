import { notice } from "#content/notice.ts";
import { courseName, site } from "#content/site.ts";
import { formInputs } from "#domain/requests/request-fields.ts";
import type { FormTexts } from "#domain/requests/form-texts.ts";

/** For the loader of a page that has a form, or opens one: the root hands them on. */
export function readFormTexts(): FormTexts {
  const { email, phone, phoneLink, phoneHours, responseTime, whatsapp } = site.contact;
  return {
    notice,
    inputs: formInputs,
    team: { courseName, email, phone, phoneLink, phoneHours, responseTime, ...(whatsapp && { whatsapp }) },
  };
}
