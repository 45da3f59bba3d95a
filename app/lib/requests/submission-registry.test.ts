import { expect, test } from "vitest";
import { createFormBrowser } from "#tests/support/fake-form-page.ts";

const message = { name: "Asha", email: "", phone: "98765 43210", message: "Is there a class on Sunday?" };
const order = { course: "Beginner Phase", price: 2000 };

test("what was submitted offline is sent after a reload, once", async () => {
  const { browser, openPage, sent, told } = createFormBrowser();
  browser.onLine = false;
  const before = (await openPage()).findForm();
  before.edit(message);
  await before.submit({ noticeVersion: "1" }, () => false);
  expect(told).toEqual(["offline"]);

  // Still offline, as a cached page may be: it is told again, and waits.
  const { store } = (await openPage()).findForm();
  await expect.poll(() => store.read()).toMatchObject({ state: { is: "waiting" }, values: message });
  expect(told).toEqual(["offline", "offline"]);
  expect(sent).toEqual([]);

  browser.onLine = true;
  const after = (await openPage()).findForm();
  await expect.poll(() => sent.length, { timeout: 5000 }).toBe(1);
  sent[0]?.answer("0123456789");
  await expect.poll(() => after.store.read().state.is).toBe("sent");
  expect(sent[0]?.body).toMatchObject({ ...message, noticeVersion: "1" });

  const later = (await openPage()).findForm();
  expect(later.store.read()).toMatchObject({ state: { is: "idle" }, last: null });
});

test("a reload while the response is pending asks for it again with the same key", async () => {
  const { openPage, sent } = createFormBrowser();
  const before = (await openPage()).findForm();
  before.edit(message);
  await before.submit({}, () => false);
  await expect.poll(() => sent.length).toBe(1);
  (await openPage()).findForm();
  await expect.poll(() => sent.length, { timeout: 5000 }).toBe(2);
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, body: sent[0]?.body });
});

test("the order of an enrollment that a reload left unsent is found, until its form is there again", async () => {
  const { browser, openPage } = createFormBrowser();
  browser.onLine = false;
  const before = (await openPage()).findForm(order);
  before.edit(message);
  await before.submit({ ...order, noticeVersion: "1" }, () => false);
  const { findForm } = await openPage();
  const { findUnsentOrder } = await import("#app/features/enrollment/find-unsent-order.ts");
  expect(findUnsentOrder("/api/contact")).toEqual(order);
  findForm(order);
  expect(findUnsentOrder("/api/contact")).toBeUndefined();
});
