const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `October 15, 2024` for `2024-10-15`, the same in every time zone. */
export const formatLongDate = (isoDate: string) => longDate.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
