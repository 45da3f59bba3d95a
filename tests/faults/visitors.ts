import { contactMessage, order, postJson } from "../support/sample-requests.ts";
import type { HttpRequest, Reply } from "./load.ts";

const questions = [
  "What are the fees?",
  "How long is the course?",
  "Do I need a laptop?",
  "hello",
  "Is there a refund?",
];

/** What visitors request, in turns: pages, the API, both forms, questions. */
export function visitorHttpRequest(index: number): HttpRequest {
  const key = { "idempotency-key": crypto.randomUUID() };
  const httpRequests: (() => HttpRequest)[] = [
    () => ({ path: "/" }),
    () => ({ path: "/api/enrollments", ...postJson(order, key) }),
    () => ({ path: "/pricing" }),
    () => ({ path: "/api/assistant", ...postJson({ question: questions[index % questions.length] }) }),
    () => ({ path: "/api/blog/list?status=published&limit=13" }),
    () => ({ path: "/api/contact", ...postJson(contactMessage, key) }),
    () => ({ path: "/faq" }),
    () => ({ path: "/healthz" }),
  ];
  return (httpRequests[index % httpRequests.length] ?? (() => ({ path: "/" })))();
}

/** Counts replies by outcome and collects the ids of accepted requests. */
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
    take: (reply: Reply, httpRequest: HttpRequest) => {
      tally.slowest = Math.max(tally.slowest, reply.milliseconds);
      if (reply.kind !== "answered") {
        tally[reply.kind] += 1;
        if (reply.kind === "dropped") note(`${httpRequest.path} ${reply.code}`);
        return;
      }
      tally.answered += 1;
      if (reply.status === 201) accepted.add((JSON.parse(reply.body) as { id: string }).id);
      else if (reply.status !== 200) note(`${httpRequest.path} ${reply.status}`);
    },
    /** Everything but good answers, most frequent first. */
    listFaults: () => [...faults].map(([name, count]) => `${name} ×${count}`).join(", "),
  };
  const note = (name: string) => faults.set(name, (faults.get(name) ?? 0) + 1);
  return tally;
}
