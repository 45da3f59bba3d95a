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
