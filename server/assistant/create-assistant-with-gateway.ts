import type { DataProcessing } from "#domain/content/legal.ts";
import type { Db } from "../db/engine/database.ts";
import type { Log } from "../log.ts";
import { resolveConditionsInAllAnswers } from "./knowledge/parse-content-files.ts";
import type { PostNote } from "./answers/choose-answer.ts";
import { createAssistant, type Assistant } from "./create-assistant.ts";
import { createClientCallLimit, createDailyCallLimit } from "../gateway/daily-call-limits.ts";
import type { GatewayOptions } from "../gateway/cached-checked-gateway.ts";
import { formatSystemPrompt } from "../gateway/prompt.ts";
import type { AssistantModel } from "./model/assistant-model.ts";

type StartOptions = {
  /** Undefined without a gateway: the embedded assistant then answers alone. */
  gateway: { url: string; key: string | undefined; model: string; dailyLimit: number } | undefined;
  siteUrl: string;
  processing: DataProcessing;
  model: AssistantModel;
  db: Db;
  now: () => Date;
  log: Log;
  posts: readonly PostNote[];
};

/** The assistant as the settings ask for it. */
export async function createAssistantWithGateway({
  model,
  posts,
  processing,
  ...options
}: StartOptions): Promise<Assistant> {
  const createOptions = await loadGateway(options);
  const create = ({ hasStudentReviews }: DataProcessing) => ({
    hasStudentReviews,
    ...createAssistant({
      model: resolveConditionsInAllAnswers(model, processing),
      posts,
      gateway: createOptions?.(hasStudentReviews),
    }),
  });
  let created = create(processing);
  /** With the first review of a student the sample's are gone from the site, and so is what is said of them. */
  function current() {
    if (created.hasStudentReviews !== processing.hasStudentReviews) created = create(processing);
    return created;
  }
  return {
    answer: (asked, client) => current().answer(asked, client),
    recall: (asked) => current().recall(asked),
  };
}

type GatewayNeeds = Omit<StartOptions, "model" | "posts" | "processing">;

async function loadGateway({
  gateway: settings,
  siteUrl,
  db,
  now,
  log,
}: GatewayNeeds): Promise<((hasStudentReviews: boolean) => GatewayOptions) | undefined> {
  if (!settings) return undefined;
  const { url, key, dailyLimit } = settings;
  const daily = createDailyCallLimit({ db, limit: dailyLimit, now, log });
  const share = createClientCallLimit({ dailyLimit, now });
  const mayCall = async (client: string) => share.take(client) && (await daily.take());
  // Its client library is not loaded where there is no gateway.
  const { createGateway } = await import("../gateway/gateway-client.ts");
  const secrets = key ? [url, key] : [url];
  return (hasStudentReviews) => {
    const gateway = createGateway({ ...settings, prompt: formatSystemPrompt(hasStudentReviews), mayCall });
    return { gateway, share, now, log, siteUrl, secrets };
  };
}
