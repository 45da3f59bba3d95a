export const currency = { code: "CHF", locale: "en-CH" };
export const timeZone = { name: "Europe/Zurich", short: "Zurich time" };
export const callingCode = "41";
