import { expect, test } from "vitest";
import { formatLongDate } from "./long-date.ts";

test("a date is written the long US way and never shifts with the time zone", () => {
  expect(formatLongDate("2024-10-15")).toBe("October 15, 2024");
  expect(formatLongDate("2025-01-01T23:59:00+05:30")).toBe("January 1, 2025");
});
