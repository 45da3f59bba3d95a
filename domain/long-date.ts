const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * `October 15, 2024` for `2024-10-15`, the same in every time zone. By hand for the reason that `formatRupees` gives.
 */
export function formatLongDate(isoDate: string): string {
  const [year, month, day] = isoDate.slice(0, 10).split("-").map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
