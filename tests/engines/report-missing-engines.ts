import type { Reporter } from "@playwright/test/reporter";
import { listEngines, wantedEngines } from "./find-engines.ts";

/** A missing engine fails nothing, but nobody shall take its journeys for passed. */
export default class MissingEngines implements Reporter {
  onEnd() {
    const found = new Set(listEngines().map((engine) => engine.name));
    for (const name of wantedEngines.filter((wanted) => !found.has(wanted))) {
      process.stdout.write(`\n${name} was not found: its journeys did not run.\n`);
    }
  }

  printsToStdio() {
    return false;
  }
}
