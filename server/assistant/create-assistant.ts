import type { AskedQuestion, AssistantReply } from "#domain/assistant.ts";
import { assistantFailure, offTopicReply } from "#domain/assistant-texts.ts";
import { type ContentReply, createContentAssistant } from "./answers/answer-from-content.ts";
import type { PostNote } from "./answers/choose-answer.ts";
import { createGatewayAssistant, type GatewayOptions } from "../gateway/gateway-assistant.ts";
import { fixedSubjects } from "./known-subjects.ts";
import type { AssistantModel } from "./model/assistant-model.ts";
import { cleanQuestion } from "./reading/clean-question.ts";
import { createSmallTalk } from "./reading/find-small-talk.ts";

export type Assistant = {
  /** `client` is who asks: nobody may spend the gateway's calls of a day alone. */
  answer: (asked: AskedQuestion, client: string) => Promise<Answered>;
  /** What the site's own texts answered: for a vote, which names the question alone. */
  recall: (asked: AskedQuestion) => Recalled;
};

/** A reply and how it came about. Small talk and hostile input are no questions: the owner learns nothing from them. */
export type Answered = {
  reply: AssistantReply;
  certainty: "sure" | "unsure" | "refused" | "no-question";
  /** The subject of the assistant's content that it was taken to ask for. */
  subject?: string;
};

export type Recalled = Pick<Answered, "certainty" | "subject"> & { message: string };

type AssistantOptions = {
  model: AssistantModel;
  posts?: readonly PostNote[];
  /** Without one the site's own texts answer alone. */
  gateway?: GatewayOptions | undefined;
};

/** Small talk first, then the gateway where there is one, else the site's own texts. */
export function createAssistant({ model, posts, gateway: options }: AssistantOptions): Assistant {
  const findSmallTalk = createSmallTalk(model.smallTalk);
  const content = createContentAssistant(model, posts);
  const gateway = options && createGatewayAssistant(options, content.findGrounds);

  return {
    async answer({ question: written }, client) {
      const question = cleanQuestion(written);
      const smallTalk = findSmallTalk(question);
      if (smallTalk !== null) return { reply: say(smallTalk), certainty: "no-question" };
      const own = content.reply(question);
      const isFixed = own.kind === "answer" && fixedSubjects.includes(own.answer.subject);
      if (!gateway || own.kind === "hostile" || isFixed) return sayOwn(own);
      const outcome = await gateway.answer(question, client);
      if (outcome.kind === "answer") return { ...sayOwn(own), reply: say(outcome.text) };
      return own.kind === "off-topic" && outcome.kind === "failed"
        ? { ...sayOwn(own), reply: assistantFailure }
        : sayOwn(own);
    },
    recall({ question: written }) {
      const question = cleanQuestion(written);
      const smallTalk = findSmallTalk(question);
      if (smallTalk !== null) return { message: smallTalk, certainty: "no-question" };
      const { reply, ...how } = sayOwn(content.reply(question));
      return { message: reply.message, ...how };
    },
  };
}

const say = (message: string): AssistantReply => ({ success: true, message });

function sayOwn(own: ContentReply): Answered {
  if (own.kind === "hostile") return { reply: say(offTopicReply), certainty: "no-question" };
  if (own.kind === "off-topic") return { reply: say(offTopicReply), certainty: "refused" };
  const { text, link, subject } = own.answer;
  return { reply: { ...say(text), link }, certainty: "sure", subject };
}
