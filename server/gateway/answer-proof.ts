import { createAddressCheck } from "./check-addresses.ts";
import { areFiguresProven } from "./check-figures.ts";
import { findInventedPromise } from "./check-promises.ts";
import { makeFacts, repeatsRules } from "./prompt.ts";

type Evidence = {
  /** As the gateway sent it. */
  raw: string;
  /** As a visitor would read it. */
  shown: string;
  /** The site's own texts on what was asked. */
  grounds: readonly string[];
};

/** Finds why an answer must not be shown; nothing where it may. */
export function createAnswerProof({ secrets, siteUrl }: { secrets: readonly string[]; siteUrl: string }) {
  const facts = makeFacts();

  return function findDoubt({ raw, shown, grounds }: Evidence): string | undefined {
    if (repeatsRules(raw)) return "repeats its rules";
    if (secrets.some((secret) => raw.includes(secret) || shown.includes(secret))) return "tells a secret";
    if (createAddressCheck([facts, ...grounds], siteUrl)(shown)) return "foreign address";
    if (!areFiguresProven(shown, grounds)) return "unproven figure";
    return findInventedPromise(shown, [facts, ...grounds]) ? "invented promise" : undefined;
  };
}
