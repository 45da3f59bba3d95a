type Level = "debug" | "info" | "warn" | "error";
const severity = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 };
export type LogLevel = keyof typeof severity;

/** Fields are named by the caller, one by one: whole objects and error texts may carry personal data or secrets. */
type Fields = Record<string, string | number | boolean | undefined>;
export type Log = Record<Level, (event: string, fields?: Fields) => void>;

export function createLog(level: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (name: Level) =>
    (event: string, fields: Fields = {}) => {
      if (severity[name] < severity[level]) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, event, ...fields })}\n`);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** An error as a log may show it: its code or class. Texts of errors carry addresses, values and what visitors typed. */
export function safeErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[\w-]{1,40}$/.test(code) ? code : error.name.slice(0, 40);
}
