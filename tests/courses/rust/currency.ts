export const currency = { code: "EUR", locale: "en-IE" };
