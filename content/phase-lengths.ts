// How many days each phase has: whole numbers from 1 to 200. The files of content/curriculum/ must list exactly those days.
// Browsers load this file too, so it imports nothing and holds nothing else.
export const phaseLengths = { basic: 21, intermediate: 21, advanced: 16 };
