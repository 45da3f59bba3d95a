import { expect, type Page } from "@playwright/test";
import type { Student } from "#domain/students/student-schemas.ts";
import { gotoHydrated } from "./page-actions.ts";

/** The PIN that playwright.config.ts starts the server with. */
export const browserPin = "2468";

/** Opens /sr, the students unless told otherwise, with a session from the API, so that the PIN dialog does not open. */
export async function openStaffPage(page: Page, query = "?tab=students") {
  await signIn(page);
  await page.goto(`/sr${query}`);
}

/** Opens /sr and waits until it shows what it fetches after hydration. */
export async function gotoLoadedStaffPage(page: Page, query = "?tab=students") {
  await gotoHydrated(page, `/sr${query}`);
  await expect(page.getByText(/^(One moment|Loading .+)\.\.\.$/)).toHaveCount(0);
}

export async function signIn(page: Page, name = "") {
  const response = await page.request.post("/api/staff/session", { data: { pin: browserPin, name } });
  if (response.status() !== 204) throw new Error(`sign-in answered ${response.status()}`);
}

/** Waits for what is found: the list is made anew with the address, and a press that began on the list before would be lost. */
export async function searchRequests(page: Page, text: string, found = 1) {
  await page.getByLabel("Search requests").fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get("text") === text);
  const rows = page.getByRole("list", { name: "Requests", exact: true }).getByRole("button");
  await expect(rows).toHaveCount(found);
}

/** All tests share one database: a name of its own keeps each to its students. */
export const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export const pinDialog = (page: Page) => page.getByRole("dialog", { name: "Authentication Required" });

/** By an address of its own, unless one person is to write twice. */
export async function enroll(page: Page, name: string, email = `${name.replaceAll(" ", ".")}@example.com`) {
  const data = { name, email, phone: "", course: "Complete Bundle", price: 3000 };
  await page.request.post("/api/enrollments", { data });
}

export async function addStudent(
  page: Page,
  name: string,
  completedDays: number[] = [],
  details: Partial<Student> = {},
): Promise<Student> {
  const response = await page.request.post("/api/students", {
    data: { name, enrollmentDate: "2025-10-01T00:00:00.000Z", completedDays, ...details },
  });
  return response.json();
}
