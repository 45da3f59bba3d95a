/**
 * Whether the assistant answers questions in Devanagari in Hindi, and those in Hinglish in Hinglish. `false` leaves `hindi/`,
 * `words/devanagari.txt` and the `hindi:` lines of `small-talk.txt` out: nothing of them is checked or loaded, whoever asks in
 * Devanagari is told to ask in English, and Hinglish is answered in English.
 */
export const answersInHindi: boolean = true;
