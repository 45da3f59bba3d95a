/** A field no visitor sees. A robot fills it in; so may autofill, hence a filled one holds the request and drops nothing. */
export const honeypotField = "website";
