/** Of a text whose language nobody stated: Devanagari is read aloud, and set, as Hindi. */
export const languageOf = (text: string) => (/[\u0900-\u097f]/.test(text) ? "hi" : undefined);
