const indianDigits = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** `₹21,000`, with Indian digit grouping (`₹1,00,000`). */
export const formatRupees = (amount: number) => `₹${indianDigits.format(amount)}`;

/** `$5000+` is how the course writes this one figure: no grouping. */
export const formatDollars = (amount: number) => `$${amount}`;
