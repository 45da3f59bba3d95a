import { expect, test, onTestFinished, vi } from "vitest";
import { rejectWaitingRequests, fetchStaffApi, resumeWaitingRequests } from "./staff-api.ts";

/** A browser that lacks what the newest have, and whose session has ended. */
function openBrowser() {
  const statuses = [401, 401, 200, 200];
  const { withResolvers } = Object.getOwnPropertyDescriptors(Promise);
  Reflect.deleteProperty(Promise, "withResolvers");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: statuses.shift() ?? 500 })));
  onTestFinished(() => {
    Object.defineProperty(Promise, "withResolvers", withResolvers);
    vi.unstubAllGlobals();
  });
  return [fetchStaffApi("staff/students"), fetchStaffApi("staff/requests")];
}

/** Until the requests were answered: after all that is ready to run. */
const settle = () => new Promise((done) => setTimeout(done));

test("what found the session ended is sent once more after signing in again", async () => {
  const requests = openBrowser();
  await settle();
  resumeWaitingRequests();
  expect(await Promise.all(requests)).toEqual([{}, {}]);
});

test("what found the session ended is given up when the page is left", async () => {
  const requests = openBrowser().map((request) => expect(request).rejects.toThrow("The page was left"));
  await settle();
  rejectWaitingRequests();
  await Promise.all(requests);
});
