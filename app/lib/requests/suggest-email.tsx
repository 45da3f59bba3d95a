import type { FieldHints, FieldTexts } from "./submission-state.ts";

const commonDomains = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.in",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "rediffmail.com",
  "ymail.com",
  "mail.com",
];

/** The address that was probably meant, where the domain is one slip of the fingers away from one that many have. */
export function suggestEmail(email: string): string | undefined {
  const [local, typed, ...rest] = email.trim().split("@");
  const domain = typed?.toLowerCase();
  if (!local || !domain || rest.length > 0 || commonDomains.includes(domain)) return undefined;
  const meant = commonDomains.find((common) => isOneSlipAway(domain, common));
  return meant && `${local}@${meant}`;
}

/** One letter too many, too few or wrong, or two that have changed places. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

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
