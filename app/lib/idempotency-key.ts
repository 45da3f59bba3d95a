/** As long as a UUID. Not `randomUUID`: browsers have that only under https. */
export const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, "0")).join("");
