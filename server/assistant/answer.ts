import type { AssistantReply } from "#domain/assistant.ts";
import { assistantFailure, offTopicReply } from "#domain/assistant-texts.ts";
import { findSmallTalk } from "#domain/small-talk.ts";
import type { Log } from "../log.ts";
import { areFiguresProven } from "./check-figures.ts";
import { createEmbedded, type EmbeddedReply, fixedSubjects } from "./embedded.ts";
import type { Gateway } from "./gateway.ts";
import { createCircuit } from "./gateway-circuit.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import type { PostNote } from "./notes/post-notes.ts";
import { repeatsRules } from "./prompt.ts";
import { normalise } from "./normalise.ts";

export type Assistant = { answer: (question: string) => Promise<AssistantReply> };

type AssistantOptions = {
  /** Without one the embedded assistant answers alone. */
  gateway?: Gateway | undefined;
  posts?: readonly PostNote[];
  now: () => Date;
  log: Log;
  /** Texts that must never reach a visitor, such as the gateway's key. */
  secrets?: readonly string[];
};

const mostLines = 4;
const longestText = 700;

/** Small talk first, then the gateway where there is one, else the site's own texts. */
export function createAssistant({ gateway, posts = [], now, log, secrets = [] }: AssistantOptions): Assistant {
  const embedded = createEmbedded(posts);
  const clock = () => now().getTime();
  const circuit = createCircuit(clock);
  const asked = createKeptAnswers<Promise<AssistantReply>>(clock);

  /** The gateway's answer once it is fit to be shown, or nothing. */
  async function askGateway(
    question: string,
    service: Gateway,
  ): Promise<AssistantReply | "failed" | "unproven" | "spent"> {
    if (!circuit.enter()) return "failed";
    const reply = await service.ask(question);
    if (!reply.ok && reply.reason === "daily limit") {
      circuit.succeeded();
      return "spent";
    }
    const text = reply.ok ? tidy(reply.text) : "";
    if (!reply.ok || text === "") {
      circuit.failed();
      log.warn("assistant gateway failed", { reason: reply.ok ? "empty" : reply.reason });
      return "failed";
    }
    circuit.succeeded();
    if (text.includes("I can only help you with questions about the course")) return say(offTopicReply);
    const leaks = repeatsRules(reply.ok ? reply.text : "") || secrets.some((secret) => text.includes(secret));
    if (!leaks && areFiguresProven(text, embedded.findGrounds(question))) return say(text);
    log.warn("assistant gateway answer replaced", { reason: leaks ? "repeats its rules" : "unproven figure" });
    return "unproven";
  }

  function answerWithGateway(question: string, own: EmbeddedReply, service: Gateway): Promise<AssistantReply> {
    const key = normalise(question);
    let pending = asked.find(key);
    if (!pending) {
      pending = askGateway(question, service).then((reply) => {
        if (typeof reply === "object") return reply;
        // A wrong answer would come again; a failure may not.
        if (reply !== "unproven") asked.forget(key);
        if (own.kind === "answer") return sayOwn(own);
        return reply === "failed" ? assistantFailure : say(offTopicReply);
      });
      asked.keep(key, pending);
    }
    return pending;
  }

  return {
    async answer(question) {
      const smallTalk = findSmallTalk(question);
      if (smallTalk !== null) return say(smallTalk);
      const own = embedded.reply(question);
      const isFixed = own.kind === "answer" && fixedSubjects.has(own.answer.subject);
      if (!gateway || own.kind === "hostile" || isFixed) return sayOwn(own);
      return answerWithGateway(question, own, gateway);
    },
  };
}

const say = (message: string): AssistantReply => ({ success: true, message });

const sayOwn = (reply: EmbeddedReply): AssistantReply =>
  reply.kind === "answer" ? { ...say(reply.answer.text), link: reply.answer.link } : say(offTopicReply);

/** Plain text of four lines at most. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === "\n" ? sign : ""))
    .replaceAll(/\*\*|__|`+|^#+\s*/gm, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostLines)
    .join("\n")
    .slice(0, longestText)
    .trim();
}
