import { expect, test } from "vitest";
import {
  assistantFailure,
  offTopicReply,
  offTopicReplyInHindi,
} from "#domain/assistant/assistant-limits-and-fixed-replies.ts";
import {
  parseStoredMessagesOrThrow,
  reduceChat,
  getLastAndEarlierQuestions,
  type Chat,
  type ChatEvent,
} from "./chat-state.ts";
import { chatStore } from "./chat-store.ts";

const plain = { id: "1", text: "fees", sender: "user", timestamp: 1 };

test("a conversation stored before answers had suggestions and votes is still read", () => {
  expect(parseStoredMessagesOrThrow(JSON.stringify([plain]))).toEqual([plain]);
});

test("suggestions, vote and language of an answer are stored", () => {
  const answer = {
    ...plain,
    sender: "ai",
    lang: "hi",
    suggestions: ["What will I learn?"],
    asked: { question: "fees", history: [] },
    isHelpful: false,
  };
  expect(parseStoredMessagesOrThrow(JSON.stringify([answer]))).toEqual([answer]);
});

test("a stored text that is no conversation is refused", () => {
  expect(() => parseStoredMessagesOrThrow("[{}]")).toThrow("Invalid key");
  expect(() => parseStoredMessagesOrThrow("{")).toThrow("Invalid JSON");
});

const run = (events: readonly ChatEvent[], from: Chat = chatStore.initial) => events.reduce(reduceChat, from);
const asked = (question: string): ChatEvent => ({ type: "asked", question, at: 1 });
const answered = (reply: object): ChatEvent => ({
  type: "answered",
  reply: { success: true, message: "It is.", ...reply },
  at: 2,
});
const link = { path: "/pricing", label: "Pricing" };
const newest = (chat: Chat) => chat.messages.at(-1);

test("a question is shown trimmed and waits for its answer", () => {
  const chat = run([asked(" How long? ")]);
  expect(chat.isThinking).toBe(true);
  expect(newest(chat)).toMatchObject({ sender: "user", text: "How long?" });
});

test("blank text, or a question while another one waits, changes nothing", () => {
  expect(run([asked("  ")])).toBe(chatStore.initial);
  const waiting = run([asked("How long?")]);
  expect(reduceChat(waiting, asked("And how much?"))).toBe(waiting);
});

test("an answer brings its page, its language and what may be asked next", () => {
  const chat = run([asked("कितना?"), answered({ link, lang: "hi", suggestions: ["What will I learn?"] })]);
  expect(chat.isThinking).toBe(false);
  expect(newest(chat)).toMatchObject({
    sender: "ai",
    text: "It is.",
    link,
    lang: "hi",
    suggestions: ["What will I learn?"],
  });
});

test("an empty reply marks the visitor's message as noted and says nothing", () => {
  const chat = run([asked("thanks"), answered({ message: "" })]);
  expect(chat.isThinking).toBe(false);
  expect(chat.messages).toHaveLength(2);
  expect(newest(chat)).toMatchObject({ sender: "user", text: "thanks", isNoted: true });
  const left = run([asked("bye"), answered({ message: "", farewell: "Goodbye!" })]);
  expect(newest(left)).toMatchObject({ sender: "user", text: "bye", isNoted: true, farewell: "Goodbye!" });
});

test("a refusal of the server and a failure each have their own words, and neither is voted on", () => {
  const refused = run([asked("fees"), answered({ success: false, message: "" })]);
  expect(newest(refused)?.text).toMatch(/^I'm having trouble understanding that/);
  const failed = run([asked("fees"), { type: "failed", at: 2 }]);
  expect(newest(failed)?.text).toMatch(/^Sorry, I'm experiencing technical difficulties/);
  for (const chat of [refused, failed]) {
    expect(chat.isThinking).toBe(false);
    expect(newest(chat)).not.toHaveProperty("asked");
  }
});

test("up to four earlier questions go with a question, the latest ones, oldest first", () => {
  const questions = ["one", "two", "three", "four", "five", "six".repeat(300)];
  const chat = run(questions.flatMap((question) => [asked(question), answered({})]));
  expect(getLastAndEarlierQuestions(run([asked("seven")], chat).messages)).toEqual({
    question: "seven",
    history: ["three", "four", "five", "six".repeat(300).slice(0, 500)],
  });
  expect(getLastAndEarlierQuestions(run([asked("one")]).messages)).toEqual({ question: "one", history: [] });
});

test("what was asked is stored with an answer or a redirect, but not with a greeting that is returned", () => {
  const first = run([asked("fees"), answered({ link })]);
  expect(newest(first)?.asked).toEqual({ question: "fees", history: [] });
  const second = run([asked("cars"), answered({ message: offTopicReply })], first);
  expect(newest(second)?.asked).toEqual({ question: "cars", history: ["fees"] });
  expect(newest(run([asked("which?"), answered({ suggestions: ["A?", "B?"] })]))).toHaveProperty("asked");
  expect(newest(run([asked("hi"), answered({ message: "Hello!" })]))).not.toHaveProperty("asked");
});

test("a vote belongs to one answer, and can be taken back", () => {
  const chat = run([asked("fees"), answered({ link }), asked("days"), answered({ link })]);
  const id = chat.messages[2]?.id ?? "";
  const voted = run([{ type: "voted", id, isHelpful: false }], chat);
  expect(voted.messages.map(({ isHelpful }) => isHelpful)).toEqual([undefined, undefined, false, undefined, undefined]);
  expect(run([{ type: "voted", id }], voted)).toEqual(chat);
});

test("a stored conversation comes before what was asked since", () => {
  const stored = run([asked("fees"), answered({ link })]).messages;
  const chat = run([{ type: "restored", messages: stored }], run([asked("days")]));
  expect(chat.messages.map(({ text }) => text)).toEqual([
    chatStore.initial.messages[0]?.text,
    "fees",
    "It is.",
    "days",
  ]);
  expect(chat.isThinking).toBe(true);
});

test("a hundred messages are stored, the latest ones", () => {
  const chat = run(Array.from({ length: 80 }, (_, index) => [asked(`q${index}`), answered({})]).flat());
  expect(chat.messages).toHaveLength(100);
  expect(newest(run([asked("last")], chat))?.text).toBe("last");
});

test("a refusal in Hindi can be voted on too", () => {
  expect(newest(run([asked("cars"), answered({ message: offTopicReplyInHindi })]))).toHaveProperty("asked");
});

test("a request over the rate limit says so, and does not blame the question", () => {
  const error = "Too many questions from your network. Please try again in a minute.";
  expect(newest(run([asked("fees"), answered({ success: false, error })]))?.text).toBe(error);
  const failed = answered({ success: false, error: assistantFailure.error });
  expect(newest(run([asked("fees"), failed]))?.text).toMatch(/trouble understanding/);
});
