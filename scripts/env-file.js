import { existsSync } from "node:fs";

/** Only for commands that a person runs: tests must never see the owner's webhooks, keys and databases. */
export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
