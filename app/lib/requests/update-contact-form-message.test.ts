import { expect, test } from "vitest";
import { createFormBrowser } from "#tests/support/fake-form-page.ts";
import { readDraft, writeDraft } from "./form-drafts.ts";

const path = "/api/contact";
const beginner = "I would like to enroll in the Beginner Phase (₹2,000).";
const advanced = "I would like to enroll in the Advanced Phase (₹1,000).";

test("the phase that was asked about last is the one that is named, and the visitor's own words stay", async () => {
  const { prefillMessage } = await createFormBrowser().openPage();
  const askAboutAdvanced = (message: string) => {
    writeDraft(path, { name: "Asha", message });
    prefillMessage(advanced, [beginner, advanced]);
    return readDraft(path);
  };
  expect(askAboutAdvanced("")).toEqual({ name: "Asha", message: advanced });
  expect(askAboutAdvanced(beginner)).toEqual({ name: "Asha", message: advanced });
  expect(askAboutAdvanced(`${beginner} After six.`)).toEqual({ name: "Asha", message: `${advanced} After six.` });
  expect(askAboutAdvanced("My own words")).toEqual({ name: "Asha", message: "My own words" });
});

test("a form that was filled in before on this page view names the phase too", async () => {
  const { prefillMessage, findForm } = await createFormBrowser().openPage();
  const { store } = findForm();
  prefillMessage(beginner, [beginner, advanced]);
  expect(store.read().values["message"]).toBe(beginner);
  store.update({ values: { name: "Asha", message: beginner } });
  prefillMessage(advanced, [beginner, advanced]);
  expect(store.read().values).toEqual({ name: "Asha", message: advanced });
  expect(readDraft(path)).toEqual({ name: "Asha", message: advanced });
});

const asha = { name: "Asha", email: "", phone: "98765 43210" };

test("what is on its way is sent as it was, and the phase that is asked about meanwhile comes next", async () => {
  const { openPage, sent } = createFormBrowser();
  const { prefillMessage, findForm } = await openPage();
  const form = findForm();
  form.edit({ ...asha, message: beginner });
  void form.submit({}, () => false);
  // While the code that sends is loaded, and while the response is pending.
  prefillMessage(advanced, [beginner, advanced]);
  await expect.poll(() => sent.length).toBe(1);
  prefillMessage(advanced, [beginner, advanced]);
  sent[0]?.answer("0123456789");
  await expect.poll(() => form.store.read().state.is).toBe("sent");
  expect(sent.map(({ body }) => body)).toMatchObject([{ message: beginner }]);
  expect(form.store.read().values).toEqual({ ...form.store.empty, ...asha, message: advanced });
  expect(readDraft(path)).toMatchObject({ message: advanced });
});
