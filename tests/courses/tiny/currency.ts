export const currency = { code: "CHF", locale: "en-CH" };
