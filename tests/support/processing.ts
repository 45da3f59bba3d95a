import type { Processing } from "#domain/content/legal.ts";

/** A site without any optional service. */
export const processing: Processing = {
  hasTeamChat: false,
  hasGateway: false,
  keepsQuestions: true,
  retentionMonths: null,
  asksAge: false,
};
