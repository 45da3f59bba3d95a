import { useRef, useState } from "react";
import * as v from "valibot";
import type { OwnPageTexts } from "#domain/content/own-page.ts";
import { ownTickAnswerSchema, type OwnStudent } from "#domain/students/own-page-schemas.ts";
import { applyTick, type Tick } from "#domain/students/ticks.ts";

type Pending = Tick & { taskCount: number };

/** The page as it was saved, and the ticks on top of it that are being sent, one after another. */
export function useOwnTicks(sent: OwnStudent, notices: OwnPageTexts["notices"]) {
  const [saved, setSaved] = useState(sent);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [message, setMessage] = useState<string>();
  const queue = useRef({ saved: sent, pending: [] as Pending[], isSending: false });

  function publish() {
    setSaved(queue.current.saved);
    setPending([...queue.current.pending]);
  }

  async function sendPending() {
    const state = queue.current;
    if (state.isSending) return;
    state.isSending = true;
    for (let [first] = state.pending; first; [first] = state.pending) {
      const outcome = await postTick(first, state.saved.version);
      if (outcome === "offline") {
        setMessage(notices.offline);
        break;
      }
      if (outcome === "unknown") return location.reload();
      if (typeof outcome === "string") setMessage(notices[outcome]);
      else {
        state.saved = outcome.student;
        setMessage(outcome.isSaved ? notices.saved : notices[outcome.reason]);
      }
      // What was ticked after one that was refused started from what is not so.
      state.pending = typeof outcome === "object" && outcome.isSaved ? state.pending.slice(1) : [];
      publish();
    }
    state.isSending = false;
  }

  function tick(wanted: Tick, taskCount: number) {
    queue.current.pending.push({ ...wanted, taskCount });
    publish();
    void sendPending();
  }

  const { completedDays, tickedTasks } = saved;
  const shown = pending.reduce((ticks, one) => applyTick(ticks, one, one.taskCount), { completedDays, tickedTasks });
  const student = { ...saved, ...shown };
  return { student, message, tick, retry: sendPending };
}

type Outcome =
  | { student: OwnStudent; isSaved: true }
  | { student: OwnStudent; isSaved: false; reason: "outdated" | "refused" }
  | "offline"
  | "unknown"
  | "failed";

async function postTick({ taskCount: _, ...tick }: Pending, version: number): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch("/my/ticks", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...tick, version }),
    });
  } catch {
    return "offline";
  }
  if (response.status === 404) return "unknown";
  const answer = v.safeParse(ownTickAnswerSchema, await response.json().catch(() => undefined));
  if (!answer.success) return "failed";
  const { student } = answer.output;
  if (response.ok) return { student, isSaved: true };
  return { student, isSaved: false, reason: response.status === 409 ? "outdated" : "refused" };
}
