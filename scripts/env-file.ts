import { existsSync } from "node:fs";

/** For commands that a person starts and for no others: tests must not meet the owner's webhooks, keys and databases. */
export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
