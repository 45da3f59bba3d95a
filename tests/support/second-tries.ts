import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** A browser stops drawing once in some ten thousand tests: that alone loses no run. Two tests in one run are a defect. */
const allowedTries = 1;

/** The last lines of a run, and whether it may still pass. */
export function judgeSecondTries(titles: readonly string[]): { lines: string; isAllowed: boolean } {
  const isAllowed = titles.length <= allowedTries;
  const verdict = isAllowed ? "" : `${titles.length} tests needed a second try, ${allowedTries} may: the run fails\n`;
  return { lines: titles.map((title) => `second try: ${title}\n`).join("") + verdict, isAllowed };
}

/** The tests that needed one so far, in all Playwright runs of one `npm test`. */
export const listSecondTries = (file: string) =>
  existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];

/** Names every test that needed a second try at the end of a Playwright run, and fails the run when too many did. */
export default class SecondTries implements Reporter {
  readonly #titles = new Set<string>();

  onTestEnd(test: TestCase, { retry }: TestResult) {
    if (retry > 0) this.#titles.add(test.titlePath().filter(Boolean).join(" › "));
  }

  onEnd({ status }: FullResult): Promise<Pick<FullResult, "status">> {
    const file = process.env["TEST_SECOND_TRIES"];
    const earlier = file ? listSecondTries(file) : [];
    if (file) for (const title of this.#titles) appendFileSync(file, `${title}\n`);
    const { lines, isAllowed } = judgeSecondTries([...earlier, ...this.#titles]);
    process.stdout.write(lines);
    return Promise.resolve({ status: isAllowed ? status : "failed" });
  }

  printsToStdio() {
    return false;
  }
}
