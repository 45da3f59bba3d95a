/** A field no visitor sees. Bots fill it in, but so may autofill: such a request is held and never dropped. */
export const honeypotField = "website";
