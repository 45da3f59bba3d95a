import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Checks the content at the start and after each edit, as the build does, in a child process. */
export function createContentCheck(print: (line: string) => void) {
  async function check(): Promise<string | undefined> {
    const fault = await promisify(execFile)(process.execPath, ["scripts/check-content.ts"]).then(
      () => undefined,
      (error: { stderr: string }) => error.stderr.trim(),
    );
    if (fault) print(fault);
    return fault;
  }
  let latest = check();
  return {
    repeat: () => void (latest = check()),
    /** The error of the latest check, or undefined. */
    findFault: () => latest,
  };
}
