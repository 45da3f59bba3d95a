import { contactMessage, order, postJson } from "../support/sample-requests.ts";
import type { Call, Reply } from "./load.ts";

const questions = [
  "What are the fees?",
  "How long is the course?",
  "Do I need a laptop?",
  "hello",
  "Is there a refund?",
];

/** What visitors do, in turns: pages, calls, both forms, questions. */
export function callOfVisitor(index: number): Call {
  const key = { "idempotency-key": crypto.randomUUID() };
  const calls: (() => Call)[] = [
    () => ({ path: "/" }),
    () => ({ path: "/api/enrollments", ...postJson(order, key) }),
    () => ({ path: "/pricing" }),
    () => ({ path: "/api/assistant", ...postJson({ question: questions[index % questions.length] }) }),
    () => ({ path: "/api/blog/list?status=published&limit=13" }),
    () => ({ path: "/api/contact", ...postJson(contactMessage, key) }),
    () => ({ path: "/faq" }),
    () => ({ path: "/healthz" }),
  ];
  return (calls[index % calls.length] ?? (() => ({ path: "/" })))();
}

/** Counts replies by what a visitor would call them, and keeps the ids of accepted requests. */
export function createTally() {
  const accepted = new Set<string>();
  const faults = new Map<string, number>();
  const tally = {
    accepted,
    faults,
    answered: 0,
    dropped: 0,
    refused: 0,
    slowest: 0,
    take: (reply: Reply, call: Call) => {
      tally.slowest = Math.max(tally.slowest, reply.milliseconds);
      if (reply.kind !== "answered") {
        tally[reply.kind] += 1;
        if (reply.kind === "dropped") note(`${call.path} ${reply.code}`);
        return;
      }
      tally.answered += 1;
      if (reply.status === 201) accepted.add((JSON.parse(reply.body) as { id: string }).id);
      else if (reply.status !== 200) note(`${call.path} ${reply.status}`);
    },
    /** Everything but good answers, most frequent first. */
    listFaults: () => [...faults].map(([name, count]) => `${name} ×${count}`).join(", "),
  };
  const note = (name: string) => faults.set(name, (faults.get(name) ?? 0) + 1);
  return tally;
}
