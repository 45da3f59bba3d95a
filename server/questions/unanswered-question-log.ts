import { setImmediate as afterReply } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { QuestionInput, Vote } from "#domain/assistant/assistant-schemas.ts";
import type { QuestionReason } from "#domain/assistant/staff-question-schemas.ts";
import type { Answered, Assistant } from "../assistant/create-assistant.ts";
import type { AssistantModel } from "../assistant/model/assistant-model.ts";
import { createQuestionFingerprinter } from "../assistant/reading/normalise-and-split-text.ts";
import {
  saveSubjectVote,
  incrementHelpfulVotes,
  deletePartlyTypedQuestion,
  saveQuestion,
} from "../db/questions/asked-questions.ts";
import type { Db } from "../db/engine/database.ts";
import { createRateLimit, type RateLimit } from "../http/rate-limit.ts";
import { safeErrorCode, type Log } from "../log.ts";
import { redactAnswer, redactQuestion } from "./redact-contacts.ts";

type QuestionLogOptions = {
  db: Db;
  log: Log;
  now: () => Date;
  model: AssistantModel;
  assistant: Assistant;
  isOn: boolean;
  /** Nobody fills the table alone. */
  clientLimit: RateLimit;
};

type Stored = { text: string; key: string };

export type QuestionLog = ReturnType<typeof createUnansweredQuestionLog>;

/** Saves that wait while the database is slow; more are dropped. */
const maxWaiting = 100;
/** A search is asked at each pause in typing: what is continued within this time was not finished. */
const typingTime = 30_000;

/**
 * What the assistant could not answer well, for the staff, without who asked. It is saved after the reply was sent, one
 * after the other, and so many a minute: neither a flood nor a fault of the database is noticed by who asks.
 */
export function createUnansweredQuestionLog({ db, log, now, model, assistant, isOn, clientLimit }: QuestionLogOptions) {
  const keyOf = createQuestionFingerprinter(model.lexicon);
  const limit = createRateLimit({ burst: 120, perMinute: 60, now });
  const clock = { now: () => now().getTime() };
  const typed = new LRUCache<string, Stored>({ max: 500, ttl: typingTime, ttlResolution: 0, perf: clock });
  let waiting = 0;
  let running = Promise.resolve();

  async function save(run: () => Promise<void>) {
    await afterReply();
    try {
      await run();
    } catch (error) {
      log.warn("question not stored", { error: safeErrorCode(error) });
    } finally {
      waiting -= 1;
    }
  }

  function saveLater(client: string, run: () => Promise<void>) {
    if (!isOn || waiting >= maxWaiting || !clientLimit.take(client).allowed || !limit.take("all").allowed) return;
    waiting += 1;
    running = running.then(() => save(run));
  }

  async function saveText(written: string, reason: QuestionReason, answer: string, subject: string | null) {
    const text = redactQuestion(written);
    const key = keyOf(text);
    // Nothing but signs and manners.
    if (key !== "") await saveQuestion(db, { text, key, reason, subject, answer: redactAnswer(answer) }, now());
    return { text, key };
  }

  /** Only the last of what one visitor types on and on stays. */
  async function dropBeginning(client: string, stored: Stored) {
    const before = typed.get(client);
    typed.set(client, stored);
    if (before && before.key !== stored.key && stored.text.startsWith(before.text))
      await deletePartlyTypedQuestion(db, before.key);
  }

  async function count({ isHelpful, ...asked }: Vote) {
    const { message, subject, certainty } = assistant.recall(asked);
    if (certainty === "no-question") return;
    if (subject !== undefined) await saveSubjectVote(db, subject, isHelpful, now());
    if (!isHelpful) await saveText(asked.question, "voted-down", message, subject ?? null);
    else await incrementHelpfulVotes(db, keyOf(redactQuestion(asked.question)));
  }

  return {
    isOn,
    /** The files of `content/assistant/subjects`. */
    subjects: model.classifier.labels.toSorted(),
    /** A question that was answered surely is not stored. */
    record({ question }: QuestionInput, { reply, certainty, subject }: Answered, client: string) {
      if (certainty !== "refused" && certainty !== "unsure") return;
      saveLater(client, async () =>
        dropBeginning(client, await saveText(question, certainty, reply.message, subject ?? null)),
      );
    },
    vote: (vote: Vote, client: string) => saveLater(client, () => count(vote)),
    /** Resolves once all that was recorded is saved. */
    settled: () => running,
  };
}
