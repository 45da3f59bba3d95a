/** India has one zone and no summer time. */
const indiaOffset = 5.5 * 60 * 60 * 1000;

/** The date in India, such as `2026-11-15`: the course runs on Indian time. */
export const dayInIndia = (at: Date) => new Date(at.getTime() + indiaOffset).toISOString().slice(0, 10);
