import { ContentError } from "#domain/content/define-content.ts";
import { SettingsError, type Config } from "./config.ts";
import { safeErrorCode } from "./log.ts";

/** A start that cannot go on; the message is the one line that the console shows. */
export class StartError extends Error {}

/** Names the step of the start that failed, unless the failure names itself. */
export async function runOrThrowStartError<Result>(
  failure: string,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof StartError || error instanceof ContentError) throw error;
    throw new StartError(`${failure}: ${formatCodeAndPath(error)}`, { cause: error });
  }
}

/** One line without a stack: the text of an unknown error may hold a secret, so only its code is shown. */
export function describeFailure(error: unknown): string {
  if (error instanceof SettingsError) return `Bad setting: ${error.message}`;
  if (error instanceof StartError || error instanceof ContentError) return error.message;
  return `The site did not start: ${formatCodeAndPath(error)}`;
}

export function toListenFailure(error: unknown, { port, host }: Pick<Config, "port" | "host">): StartError {
  const code = safeErrorCode(error);
  if (code === "EADDRINUSE") return new StartError(`Port ${port} is taken: set PORT to another one.`);
  return new StartError(`Cannot listen on port ${port}${host ? ` of ${host}` : ""}: ${code}`);
}

function formatCodeAndPath(error: unknown): string {
  const path = error instanceof Error && "path" in error && typeof error.path === "string" ? ` ${error.path}` : "";
  return safeErrorCode(error) + path;
}
