import type { RequestKind } from "#domain/requests/request.ts";
import type { SubmissionNotices, SubmissionRun } from "./run-submission.ts";
import { createSubmissionStore, idle, waiting, type Texts } from "./submission-state.ts";
import type { FormSchema } from "./send-request.ts";
import type { SentRequest } from "#domain/requests/sent-request.ts";

/** What makes one of the site's forms; the same for every order. */
export type FormDefinition<Form extends Texts> = {
  kind: RequestKind;
  loadSchema: () => Promise<FormSchema>;
  empty: Form;
  /** The endpoint that takes the checked values. */
  path: string;
  notify: SubmissionNotices;
};

export type Submission = ReturnType<typeof createSubmission>;

/** The requests of this page view. An order keeps its own, so that no answer reaches the form of another. */
const open = new Map<string, Submission>();

export function findOrCreateSubmission<Form extends Texts>(kind: FormDefinition<Form>, order: object): Submission {
  const key = kind.path + JSON.stringify(order);
  const request = open.get(key) ?? createSubmission(kind);
  // On the server one module renders for every visitor, so nothing is stored there.
  if (typeof document !== "undefined") open.set(key, request);
  return request;
}

/** The request of a form that needs no order, if this page view has had the form. */
export const findSubmission = (path: string) => open.get(`${path}{}`);

function createSubmission<Form extends Texts>({ kind, loadSchema, empty, path, notify }: FormDefinition<Form>) {
  const store = createSubmissionStore(empty);
  const sentListeners = new Set<(sent: SentRequest) => void>();
  let run: SubmissionRun | undefined;

  // What waits for the network is lost with the page: the browser asks before it closes.
  const hold = (event: Event) => event.preventDefault();
  store.subscribe(() => {
    if (store.read().state.is === "waiting") addEventListener("beforeunload", hold);
    else removeEventListener("beforeunload", hold);
  });

  function finish(sent: SentRequest) {
    for (const listener of sentListeners) listener(sent);
  }

  /** The code that checks and sends is loaded when the visitor begins to fill in, not with the page. */
  async function prepare(): Promise<SubmissionRun> {
    const [{ startSubmission }, schema] = await Promise.all([import("./run-submission.ts"), loadSchema()]);
    run ??= startSubmission(store, { kind, path, schema, finish, notify });
    return run;
  }

  async function submit(chosen: object, postPlainly: () => boolean) {
    if (run) return run.submit(chosen);
    // The button may be pressed again before the code has loaded.
    if (store.read().state !== idle) return undefined;
    store.show({ state: { is: "checking" } });
    try {
      const ready = await prepare();
      store.show({ state: idle });
      return ready.submit(chosen);
    } catch {
      return submitWithoutCode(chosen, postPlainly);
    }
  }

  function submitWithoutCode(chosen: object, postPlainly: () => boolean) {
    if (!navigator.onLine) {
      notify.offline();
      store.show({ state: waiting });
      addEventListener("online", () => void goOn(chosen, postPlainly), { once: true });
    } else if (postPlainly()) {
      store.show({ state: { is: "sending", snapshot: null, tries: 1, stalls: 0 } });
      // Back from the next page the form must work again.
      addEventListener("pageshow", rest, { once: true });
    } else {
      rest();
      notify.failed("");
    }
  }

  /** It waits until the code is there, too: until then nothing is sent, and the page must be kept. */
  async function goOn(chosen: object, postPlainly: () => boolean) {
    const ready = await prepare().catch(() => undefined);
    if (store.read().state.is !== "waiting") return;
    if (ready) return ready.resume(chosen);
    // The browser asks nothing when it posts the form itself.
    rest();
    return submitWithoutCode(chosen, postPlainly);
  }

  const rest = () => store.show({ state: idle });

  return {
    store,
    submit,
    // A failure shows when the form is sent.
    prepare: () => void prepare().catch(() => undefined),
    edit(values: Texts) {
      store.show({ values: { ...store.read().values, ...values } });
      run?.edited();
    },
    whenSent(listener: (sent: SentRequest) => void) {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
  };
}
