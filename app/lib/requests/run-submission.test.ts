import { expect, test } from "vitest";
import { createSubmissionRun } from "./run-submission.ts";
import { contactFormSchema } from "#domain/requests/form-schemas.ts";
import { createEmailSuggester } from "./suggest-email.tsx";
import { validateForm, type ValidationResult } from "./validate-and-send-request.ts";
import type { SendOutcome } from "./submission-machine.ts";
import {
  createSubmissionStore,
  waiting,
  type Confirmation,
  type Snapshot,
  type FieldTexts,
} from "./submission-state.ts";

const empty = { name: "", phone: "" };
const asha = { name: "Asha", phone: "98765 43210" };
const order = { course: "Beginner Phase" };
const settle = () => new Promise<void>((done) => void setImmediate(done));

/** A run whose network, clock and answers the test holds in its hand. */
function createTestRun() {
  const world = {
    isOnline: true,
    finished: [] as FieldTexts[],
    confirmed: [] as Confirmation[],
    sent: [] as Snapshot[],
    told: [] as string[],
    waits: [] as number[],
    timers: [] as (() => void)[],
    answer: (() => {}) as (outcome: SendOutcome) => void,
    goOnline: () => {},
  };
  let keys = 0;
  const store = createSubmissionStore(empty);
  const run = createSubmissionRun(store, {
    check: (values: FieldTexts): ValidationResult => {
      if (!values["name"]) return { ok: false, messages: { name: "Who?" }, first: "Who?" };
      return { ok: true, output: values };
    },
    suggest: createEmailSuggester(() => {}),
    send: (snapshot) => {
      world.sent.push(snapshot);
      return new Promise((resolve) => (world.answer = resolve));
    },
    createIdempotencyKey: () => `key ${(keys += 1)}`,
    isOnline: () => world.isOnline,
    whenOnline: (act) => {
      world.goOnline = () => {
        world.isOnline = true;
        act();
      };
      return () => (world.goOnline = () => {});
    },
    after: (milliseconds, act) => {
      world.waits.push(milliseconds);
      if (milliseconds <= 500) act();
      else world.timers.push(act);
      return () => (world.timers = world.timers.filter((timer) => timer !== act));
    },
    finish: (values, confirmation) => {
      world.finished.push(values);
      world.confirmed.push(confirmation);
      return {};
    },
    notify: {
      invalid: (message) => world.told.push(`invalid ${message}`),
      offline: () => world.told.push("offline"),
      failed: (note) => world.told.push(`failed ${note}`),
      sent: (reference) => world.told.push(`sent ${reference}`),
    },
  });
  const act = async (step: () => void) => {
    step();
    await settle();
  };
  const edit = (values: FieldTexts) => {
    store.update({ values: { ...store.read().values, ...values } });
    run.edited();
  };
  return { run, world, act, edit, read: store.read, show: store.update };
}

test("what was submitted is frozen, and cleared once it is sent", async () => {
  const { run, world, act, edit, read } = createTestRun();
  edit(asha);
  await act(() => run.submit(order));
  expect(world.sent).toEqual([{ body: { ...asha, course: "Beginner Phase" }, idempotencyKey: "key 1" }]);
  expect(Object.isFrozen(world.sent[0]?.body)).toBe(true);
  await act(() => world.answer({ type: "answered", id: "0123456789" }));
  expect(world.told).toEqual(["sent 01234567"]);
  expect(world.finished).toEqual([asha]);
  expect(world.confirmed).toEqual([{ reference: "01234567", body: { ...asha, course: "Beginner Phase" } }]);
  expect(read().values).toEqual(empty);
});

test("a likely slip in an email is shown before it is sent, and sent as it stands at the second press", async () => {
  const { run, world, act, edit, read } = createTestRun();
  edit({ ...asha, email: "asha@gmial.com" });
  await act(() => run.submit(order));
  expect(read()).toMatchObject({
    state: { is: "idle", errors: {} },
    hints: { email: { props: { meant: "asha@gmail.com" } } },
  });
  expect([world.sent, world.told]).toEqual([[], []]);
  await act(() => run.submit(order));
  expect(world.sent.map(({ body }) => body["email"])).toEqual(["asha@gmial.com"]);
});

test("a likely slip that was shown when the field was left is sent as it stands at the first press", async () => {
  const { run, world, act, edit, read } = createTestRun();
  edit({ ...asha, email: "asha@gmial.com" });
  const leave = (name: string, pressed: Element | null) =>
    run.leave({
      target: { getAttribute: () => name } as never,
      currentTarget: { querySelector: () => pressed } as never,
    });
  leave("phone", null);
  // Between press and click of the button.
  leave("email", {} as Element);
  expect(read().hints).toEqual({});
  leave("email", null);
  expect(read().hints).toMatchObject({ email: { props: { meant: "asha@gmail.com" } } });
  await act(() => run.submit(order));
  expect(world.sent).toHaveLength(1);
});

test("what was pressed before a reload is sent without another question", async () => {
  const { run, world, act } = createTestRun();
  const values = { ...asha, email: "asha@gmial.com" };
  await act(() => run.restore(JSON.stringify({ values, chosen: order, last: null, isPending: true })));
  await act(() => world.timers.forEach((timer) => timer()));
  expect(world.sent).toHaveLength(1);
});

test("each field of the contact form says its own part, and the toast what is wrong in all", () => {
  const check = (values: FieldTexts) =>
    validateForm(contactFormSchema({ asksTick: false, asksAge: false }), {
      name: "",
      email: "",
      phone: "",
      message: "",
      ...values,
    });
  expect(check({})).toEqual({
    ok: false,
    messages: { name: "Needed", email: "This, or a phone number", phone: "This, or an email" },
    first: "Please enter your name",
  });
  expect(check({ name: "Asha", email: "asha", phone: "12" })).toEqual({
    ok: false,
    messages: { email: "It looks like name@example.com", phone: "10 digits, or + and the country code" },
    first: "Please enter a valid email address",
  });
  // That of the first field in the form, which gets the focus, not of the first that was checked.
  expect(check({ name: "Asha", message: "a".repeat(10_000) })).toMatchObject({
    first: "Please provide either an email or phone number",
  });
});

test("an answer reaches only the run of its own order", async () => {
  const beginner = createTestRun();
  const advanced = createTestRun();
  beginner.edit(asha);
  advanced.edit({ name: "Ravi" });
  await beginner.act(() => beginner.run.submit(order));
  await beginner.act(() => beginner.world.answer({ type: "answered", id: "0123456789" }));
  expect(advanced.world.finished).toEqual([]);
  expect(advanced.read()).toMatchObject({ state: { is: "idle" }, values: { name: "Ravi" } });
});

test("a correction made while offline is what is sent when the network is back", async () => {
  const { run, world, act, edit } = createTestRun();
  world.isOnline = false;
  edit(asha);
  await act(() => run.submit(order));
  expect(world.told).toEqual(["offline"]);
  edit({ phone: "98765" });
  edit({ phone: "98765 00000" });
  await act(() => world.goOnline());
  expect(world.sent).toEqual([]);
  expect(world.timers).toHaveLength(1);
  await act(() => world.timers.forEach((timer) => timer()));
  expect(world.sent.map(({ body }) => body["phone"])).toEqual(["98765 00000"]);
});

test("what waited for this code goes on with it, but not half typed", async () => {
  const { run, world, act, edit, show } = createTestRun();
  show({ values: asha, chosen: order, state: waiting });
  await act(() => run.resume());
  edit({ phone: "98765 1" });
  expect(world.sent).toEqual([]);
  expect(world.timers).toHaveLength(1);
  await act(() => world.timers.forEach((timer) => timer()));
  expect(world.sent.map(({ body }) => body)).toEqual([{ ...asha, phone: "98765 1", ...order }]);
});

test("what waited for this code waits on where the network is gone again", async () => {
  const { run, world, act, read, show } = createTestRun();
  world.isOnline = false;
  show({ values: asha, chosen: order, state: waiting });
  await act(() => run.resume());
  await act(() => world.timers.forEach((timer) => timer()));
  expect(read().state.is).toBe("waiting");
  await act(() => world.goOnline());
  expect(world.sent).toHaveLength(1);
});

test("a correction that is wrong is not sent", async () => {
  const { run, world, act, edit, read } = createTestRun();
  world.isOnline = false;
  edit(asha);
  await act(() => run.submit(order));
  edit({ name: "" });
  await act(() => world.timers.forEach((timer) => timer()));
  await act(() => world.goOnline());
  expect(world.sent).toEqual([]);
  expect(world.told).toEqual(["offline", "invalid Who?"]);
  expect(read().state).toEqual({ is: "idle", errors: { name: "Who?" } });
});

test("a stalled send is tried once more with the same key, then the failure is told and the form kept", async () => {
  const { run, world, act, edit, read } = createTestRun();
  edit(asha);
  await act(() => run.submit(order));
  await act(() => world.answer({ type: "stalled" }));
  expect(world.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key 1", "key 1"]);
  await act(() => world.answer({ type: "stalled" }));
  expect(world.told).toEqual(["failed "]);
  expect(read().values).toEqual(asha);
});

test("the same content keeps its key over a failure, changed content gets a new one", async () => {
  const { run, world, act, edit } = createTestRun();
  edit(asha);
  for (const name of ["Asha", "Asha", "Ravi"]) {
    edit({ name });
    await act(() => run.submit(order));
    await act(() => world.answer({ type: "refused", note: "" }));
  }
  expect(world.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key 1", "key 1", "key 2"]);
});

test("a connection lost on the way makes it wait and goes on with the same key", async () => {
  const { run, world, act, edit, read } = createTestRun();
  edit(asha);
  await act(() => run.submit(order));
  world.isOnline = false;
  await act(() => world.answer({ type: "lost" }));
  expect(read().state.is).toBe("waiting");
  await act(() => world.goOnline());
  expect(world.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key 1", "key 1"]);
});
