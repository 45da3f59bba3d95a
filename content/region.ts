// Where the course is at home. Browsers load this file too, so it imports nothing and holds nothing else.

/**
 * The currency of all prices by its ISO 4217 code, and the language and country whose way of writing it the pages follow:
 * "en-IN" writes ₹1,00,000, "en-IE" €100,000 and "de-DE" 100.000 €. Prices are whole numbers.
 */
export const currency = { code: "INR", locale: "en-IN" };

/** By whose clocks days begin and offers end, and what texts call it. Summer time is kept: "Europe/Berlin", "Berlin time". */
export const timeZone = { name: "Asia/Kolkata", short: "IST" };

/** The country of phone numbers that are written without one. */
export const callingCode = "91";
