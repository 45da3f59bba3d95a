export const currency = { code: "EUR", locale: "en-IE" };
export const timeZone = { name: "Africa/Nairobi", short: "EAT" };
export const callingCode = "254";
