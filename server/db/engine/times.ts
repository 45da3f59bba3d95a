/** Times as the tables store them, counted from the caller's clock. */
export const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

export const earlier = (now: Date, milliseconds: number) => later(now, -milliseconds);
