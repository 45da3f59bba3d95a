import { setTimeout as sleep } from "node:timers/promises";
import { contactMessage, order, postJson } from "../support/sample-requests.ts";

const pauseBeforeRetry = 100;

type SubmissionOptions = { url: string; count: number; parallel: number };

/** Clients that submit forms as the site's own do: retried with the same idempotency key until answered. */
export function createSubmissions({ url, count, parallel }: SubmissionOptions) {
  const accepted = new Set<string>();
  let allowed = count;
  let next = 0;
  let resent = 0;

  async function submit(index: number) {
    const isOrder = index % 2 === 0;
    const form = postJson(isOrder ? order : contactMessage, { "idempotency-key": crypto.randomUUID() });
    for (;;) {
      const response = await fetch(`${url}/api/${isOrder ? "enrollments" : "contact"}`, form).catch(() => undefined);
      const body: unknown = response?.status === 201 ? await response.json().catch(() => undefined) : undefined;
      if (body && typeof body === "object" && "id" in body) return void accepted.add(String(body.id));
      resent += 1;
      await sleep(pauseBeforeRetry);
    }
  }

  return {
    accepted,
    resent: () => resent,
    /** Raises how many of them may have been sent in total. */
    allow: (most: number) => void (allowed = most),
    async send() {
      const work = async () => {
        while (next < count) {
          if (next < allowed) await submit(next++);
          else await sleep(10);
        }
      };
      await Promise.all(Array.from({ length: parallel }, work));
    },
  };
}
