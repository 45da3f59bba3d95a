import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import type { OwnPageTexts } from "#domain/content/own-page-texts.ts";
import { ownTickResponseSchema, type OwnStudent } from "#domain/students/own-page-schemas.ts";
import { applyTaskOrDayTick, type Tick } from "#domain/students/day-and-task-ticks.ts";

const pendingSchema = v.object({
  day: v.number(),
  task: v.nullable(v.number()),
  done: v.boolean(),
  taskCount: v.number(),
});
type Pending = v.InferOutput<typeof pendingSchema>;

/** Ticks that could not be sent yet, with the student whose they are: another one may use the device next. */
const storedSchema = v.fallback(v.object({ id: v.string(), pending: v.array(pendingSchema) }), { id: "", pending: [] });
const storageKey = "my-ticks";
const retryAfter = 5000;

function readPending(id: string): Pending[] {
  const stored = v.parse(
    v.fallback(v.pipe(v.string(), v.parseJson(), storedSchema), { id, pending: [] }),
    localStorage.getItem(storageKey),
  );
  return stored.id === id ? stored.pending : [];
}

function writePending(id: string, pending: readonly Pending[]) {
  if (pending.length > 0) localStorage.setItem(storageKey, JSON.stringify({ id, pending }));
  else localStorage.removeItem(storageKey);
}

/** Whoever leaves the device leaves nothing on it. */
export const forgetPendingTicks = () => localStorage.removeItem(storageKey);

/** The page as it was saved, and the ticks on top of it, which are sent one after another, or when there is a connection again. */
export function useOwnTicks(sent: OwnStudent, notices: OwnPageTexts["notices"]) {
  const [shown, setShown] = useState<{ saved: OwnStudent; pending: readonly Pending[] }>({ saved: sent, pending: [] });
  const [message, setMessage] = useState<string>();
  const queue = useRef({ saved: sent, pending: [] as readonly Pending[], isSending: false });

  function publish(change: { saved?: OwnStudent; pending: readonly Pending[] }) {
    const { saved, pending } = Object.assign(queue.current, change);
    writePending(saved._id, pending);
    setShown({ saved, pending });
  }

  async function sendPending() {
    const state = queue.current;
    if (state.isSending) return;
    state.isSending = true;
    for (let [first] = state.pending; first; [first] = state.pending) {
      const outcome = await postTick(first, state.saved);
      if (outcome.kind === "offline") {
        setMessage(notices.offline);
        // Browsers tell of a connection before it carries anything, or not at all.
        setTimeout(() => void sendPending(), retryAfter);
        break;
      }
      if (outcome.kind === "unknown") return location.reload();
      setMessage(notices[outcome.kind]);
      // The ticks after a refused one go too: they were made on a page that showed it as saved.
      const pending = outcome.kind === "saved" ? state.pending.slice(1) : [];
      publish({ pending, ...("student" in outcome && { saved: outcome.student }) });
    }
    state.isSending = false;
  }

  const resume = useEffectEvent(() => {
    const pending = readPending(sent._id);
    if (pending.length > 0) publish({ pending });
    else if (!navigator.onLine) setMessage(notices.offlineCopy);
    void sendPending();
  });
  const comeBack = useEffectEvent(() => {
    void sendPending();
    void reloadUnlessOpen(sent._id);
  });
  useEffect(() => {
    const start = setTimeout(() => resume());
    const unmounted = new AbortController();
    const onReturn = () => document.visibilityState === "visible" && comeBack();
    addEventListener("online", onReturn, unmounted);
    document.addEventListener("visibilitychange", onReturn, unmounted);
    return () => {
      clearTimeout(start);
      unmounted.abort();
    };
  }, []);

  function tick(wanted: Tick, taskCount: number) {
    publish({ pending: [...queue.current.pending, { ...wanted, taskCount }] });
    void sendPending();
  }

  const { completedDays, tickedTasks } = shown.saved;
  const ticks = shown.pending.reduce((before, one) => applyTaskOrDayTick(before, one, one.taskCount), {
    completedDays,
    tickedTasks,
  });
  return { student: { ...shown.saved, ...ticks }, message, tick };
}

/** A tab may stand open, or come back from the browser's memory, when its link has ended, or somebody else is at the device. */
async function reloadUnlessOpen(id: string) {
  const response = await fetch(`/my?student=${id}`, { method: "HEAD" }).catch(() => undefined);
  if (response?.status === 404) location.reload();
}

type Outcome =
  | { kind: "saved" | "outdated" | "refused"; student: OwnStudent }
  | { kind: "offline" | "unknown" | "failed" };

async function postTick({ taskCount: _, ...tick }: Pending, { _id, version }: OwnStudent): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(`/my/ticks?student=${_id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...tick, version }),
    });
  } catch {
    return { kind: "offline" };
  }
  if (response.status === 404) return { kind: "unknown" };
  // Too busy or broken for now: the tick is kept, as without a connection.
  if (response.status === 429 || response.status >= 500) return { kind: "offline" };
  const answer = v.safeParse(ownTickResponseSchema, await response.json().catch(() => undefined));
  if (!answer.success) return { kind: "failed" };
  const { student } = answer.output;
  return { kind: response.ok ? "saved" : response.status === 409 ? "outdated" : "refused", student };
}
