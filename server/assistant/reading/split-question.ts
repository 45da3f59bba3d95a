const mostParts = 12;
const idleWords = /\b(and|also|aur|plus|or|too|please)\b/g;

/** `kisi aur company`, `aur kya kya milega`: here the word says other or more, not and. */
const otherOrMore =
  /\b(?:kisi|koi|kuch|kahin) aur\b|\baur (?:koi|kuch|kisi|bhi|kya kya)\b|(?:किसी|कोई|कुछ|कहीं) और(?=\s)|और (?:कोई|कुछ|किसी|भी|क्या क्या)/gi;

/** The questions that one message may hold, at its punctuation and its conjunctions. */
export const splitQuestion = (question: string): string[] =>
  question
    .replaceAll(otherOrMore, (words) => words.replace(/aur|और/i, ""))
    .split(/(?<=[?!.;\n])\s|[\n।]|,|\b(?:and|also|aur|as well as)\b|(?<=\s)n(?=\s)|(?<=\s)(?:और|तथा|एवं)(?=\s)|[&+/]/i)
    .map((part) => part.replaceAll(idleWords, " ").trim())
    .filter((part) => part.length > 2)
    .slice(0, mostParts);

/** The clauses of a message, at its punctuation alone; the dot of `B.Tech` divides nothing. */
export const splitClauses = (question: string): string[] =>
  question
    .split(/[?!;:,\n।]|(?<!\b\p{L})\./u)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 2)
    .slice(0, mostParts);
