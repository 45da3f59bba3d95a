import { notice } from "#content/notice.ts";
import type { Processing } from "#domain/content/legal.ts";
import type { Config } from "./config.ts";

/** What the site does with personal data, as its settings say. */
export const processingOf = ({
  webhooks,
  gateway,
  keepsQuestions,
  retentionMonths,
}: Pick<Config, "webhooks" | "gateway" | "keepsQuestions" | "retentionMonths">): Processing => ({
  hasTeamChat: Object.values(webhooks).some(Boolean),
  hasGateway: gateway !== undefined,
  keepsQuestions,
  retentionMonths,
  asksAge: notice.asksAge,
});
