import { notice } from "#content/notice.ts";
import { site } from "#content/site.ts";
import type { FormTexts } from "#domain/form-texts.ts";

export function readFormTexts(): FormTexts {
  const { phone, phoneLink, phoneHours, responseTime, responsePromise, whatsapp } = site.contact;
  return {
    notice,
    team: { phone, phoneLink, phoneHours, responseTime, responsePromise, ...(whatsapp && { whatsapp }) },
  };
}
