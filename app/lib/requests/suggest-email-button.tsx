import { suggestEmail } from "#domain/contact/suggest-email.ts";
import type { FieldHints, FieldTexts } from "./submission-state.ts";

/** Suggests a correction of a likely typing error, new once for each address that was typed: whoever keeps it means it. */
export function createEmailSuggester(takeOver: (email: string) => void) {
  const seen = new Set<string>();
  return ({ email = "" }: FieldTexts): FieldHints | null => {
    const meant = suggestEmail(email);
    if (!meant || seen.has(email)) return null;
    seen.add(email);
    return { email: <SuggestEmailButton meant={meant} takeOver={takeOver} /> };
  };
}

const SuggestEmailButton = ({ meant, takeOver }: { meant: string; takeOver: (email: string) => void }) => (
  <button
    type="button"
    className="link text-left wrap-anywhere"
    onClick={({ currentTarget: { form } }) => {
      takeOver(meant);
      // The button disappears once the address is corrected, and the focus with it.
      form?.querySelector<HTMLElement>("[name=email]")?.focus();
    }}
  >
    Did you mean {meant}?
  </button>
);
