const ages = [
  /\b(\d{1,2}) (?:years?|yrs?|yr|saal|sal)\b/,
  /\b(?:i am|i m|im|he is|she is|(?:son|daughter|child|brother|sister|beta|beti|bhai|behen|housewife|man|woman) (?:is|of)|age is|age|aged|umar|umar hai) (\d{1,2})\b/,
];
/** A pupil of any class is a minor; who has passed it may be of any age. */
const inSchool =
  /\b(?:class|std|standard|kaksha) (?:[1-9]|1[0-2])\b(?! pass)|\b(?:[1-9]|1[0-2]) th (?:class|std|standard|kaksha|grade|me|mein)\b(?! (?:pass|fail|result))/;
const [youngest, adult] = [5, 18];

/** What the age that a question says makes of a student; nothing where it says none. */
export function ageNamedIn(text: string): "minor" | "adult" | undefined {
  const age = ages.map((pattern) => Number(pattern.exec(text)?.[1])).find((found) => found >= youngest);
  if (age === undefined) return inSchool.test(text) ? "minor" : undefined;
  return age < adult ? "minor" : "adult";
}
