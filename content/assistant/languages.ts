/**
 * Whether the assistant answers questions in Devanagari in Hindi. `false` leaves `hindi/`, `words/devanagari.txt` and the `hindi:`
 * lines of `small-talk.txt` out: nothing of them is checked or loaded, and whoever asks in Devanagari is told to ask in English.
 */
export const answersInHindi: boolean = true;
