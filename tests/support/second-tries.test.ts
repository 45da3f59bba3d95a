import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FullResult, TestCase, TestResult } from "@playwright/test/reporter";
import { expect, onTestFinished, test, vi } from "vitest";
import SecondTries from "./second-tries.ts";

/** Reports each title as a test that failed once, and returns what the run ends with and prints. */
async function endRun({ secondTries = [] as string[], status = "passed" as FullResult["status"], file = "" }) {
  // This run's own second tries are counted in a file too.
  vi.stubEnv("TEST_SECOND_TRIES", file);
  onTestFinished(() => void vi.unstubAllEnvs());
  const reporter = new SecondTries();
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  const report = (title: string, retry: number) =>
    reporter.onTestEnd({ titlePath: () => ["", "faq.spec.ts", title] } as TestCase, { retry } as TestResult);
  report("passes at once", 0);
  for (const title of secondTries) for (const retry of [0, 1]) report(title, retry);
  const result = await reporter.onEnd({ status } as FullResult);
  const lines = written.mock.calls.map(([text]) => String(text)).join("");
  written.mockRestore();
  return { status: result.status, lines };
}

test("a run without a second try passes and prints nothing", async () => {
  expect(await endRun({})).toEqual({ status: "passed", lines: "" });
});

test("a run passes with one second try, which its last line names", async () => {
  expect(await endRun({ secondTries: ["opens"] })).toEqual({
    status: "passed",
    lines: "second try: faq.spec.ts › opens\n",
  });
});

test("a second try makes no failed run pass", async () => {
  expect((await endRun({ secondTries: ["opens"], status: "failed" })).status).toBe("failed");
});

test("a run fails with second tries of two tests, and names both", async () => {
  expect(await endRun({ secondTries: ["opens", "closes"] })).toEqual({
    status: "failed",
    lines:
      "second try: faq.spec.ts › opens\nsecond try: faq.spec.ts › closes\n2 tests needed a second try, 1 may: the run fails\n",
  });
});

test("second tries of all browser runs of one npm test are counted together", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "second-tries-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "titles");
  expect((await endRun({ secondTries: ["opens"], file })).status).toBe("passed");
  expect((await endRun({ file })).status).toBe("passed");
  expect((await endRun({ secondTries: ["closes"], file })).status).toBe("failed");
  expect(readFileSync(file, "utf8")).toBe("faq.spec.ts › opens\nfaq.spec.ts › closes\n");
});
