const ages = [
  /\b(\d{1,2}) (?:years?|yrs?|yr|saal|sal)\b/,
  /\b(?:i am|i m|im|he is|she is|(?:son|daughter|child|brother|sister|beta|beti|bhai|behen|housewife|man|woman) (?:is|of)|age is|age|aged|umar|umar hai) (\d{1,2})\b/,
];
const [youngest, adult] = [5, 18];

/** What the age that a question says makes of a student; nothing where it says none. */
export function ageNamedIn(text: string): "minor" | "adult" | undefined {
  const age = ages.map((pattern) => Number(pattern.exec(text)?.[1])).find((found) => found >= youngest);
  if (age === undefined) return undefined;
  return age < adult ? "minor" : "adult";
}
