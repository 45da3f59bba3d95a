// The currency of all prices by its ISO 4217 code, and the language and country whose way of writing it the pages follow:
// "en-IN" writes ₹1,00,000, "en-IE" €100,000 and "de-DE" 100.000 €. Prices are whole numbers.
// Browsers load this file too, so it imports nothing and holds nothing else.
export const currency = { code: "INR", locale: "en-IN" };
