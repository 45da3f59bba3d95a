/**
 * `₹21,000`, with Indian digit grouping (`₹1,00,000`). By hand: the first `Intl` formatter of a page holds up a
 * mid-range phone for about a tenth of a second.
 */
export const formatRupees = (amount: number) => `₹${String(amount).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ",")}`;

/** `$5000+` is how the course writes this one figure: no grouping. */
export const formatDollars = (amount: number) => `$${amount}`;
