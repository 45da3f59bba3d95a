/** Beside no other code: pages that compute with days need not load how dates are written. */
export const dayInMs = 24 * 60 * 60 * 1000;
