import { expect, test, type Page } from "@playwright/test";
import type { StaffCertificate } from "#domain/certificates/certificate-schemas.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expectLargeTargets, expectNothingCut, readingWidths } from "../support/layout-checks.ts";
import { resizeTo } from "../support/page-actions.ts";
import { addStudent, openStaffPage, signIn, uniqueName } from "../support/staff-page.ts";

// One after the other: all tests share one database, and the one that gives certificates to everybody who finished would give one to
// the student of another before that test does.
test.describe.configure({ mode: "default" });

const allDays = Array.from({ length: 58 }, (_, index) => index + 1);

async function issue(page: Page, name: string): Promise<StaffCertificate> {
  await signIn(page);
  const student = await addStudent(page, name, allDays);
  const response = await page.request.post("/api/certificates", { data: { id: student._id, isNamePublic: true } });
  expect(response.status()).toBe(201);
  return response.json();
}

test("staff issue a certificate, spell its name and revoke it; whoever checks it sees each step", async ({ page }) => {
  await signIn(page);
  const name = uniqueName("Asha");
  const student = await addStudent(page, name, allDays.slice(0, 57));
  await openStaffPage(page, `?student=${student._id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Issue certificate" })).toBeHidden();
  await page.request.post("/api/students/progress", { data: { id: student._id, completedDays: allDays } });
  await page.reload();
  const card = page.getByRole("region", { name: "Certificate" });
  await card.getByRole("button", { name: "Issue certificate" }).click();
  const dialog = page.getByRole("dialog", { name: "Issue a certificate" });
  await expect(dialog.getByLabel("Name on the certificate")).toHaveValue(name);
  await expectNoViolation(page, "issuing a certificate");
  await dialog.getByRole("button", { name: "Issue certificate" }).click();
  await expect(page.getByText("Certificate issued.")).toBeVisible();
  await expect(card).toContainText("not shown");
  await expect(card.getByRole("button", { name: "Issue certificate" })).toBeHidden();

  const address = (await card.getByRole("link", { name: "58 Days Course" }).getAttribute("href")) ?? "";
  const visitor = await page.context().newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This certificate is valid");
  await expect(visitor.getByText(name)).toHaveCount(0);

  await card.getByRole("button", { name: "Change name" }).click();
  const naming = page.getByRole("dialog", { name: "Name on the certificate" });
  await naming.getByLabel("Name on the certificate").fill("");
  await naming.getByRole("button", { name: "Save name" }).click();
  await expect(naming.getByText("Please enter a student name.")).toBeVisible();
  await naming.getByLabel("Name on the certificate").fill("आशा राव");
  await naming.getByLabel(/Show the name/).check();
  await naming.getByRole("button", { name: "Save name" }).click();
  await expect(card).toContainText("आशा राव, shown");
  await visitor.reload();
  await expect(visitor.getByText("आशा राव", { exact: true })).toBeVisible();
  await expect(
    visitor.getByRole("img", { name: /This certifies that आशा राव has completed all 58 days/ }),
  ).toBeVisible();
  const linkedIn = new URL(
    (await visitor.getByRole("link", { name: "Add to LinkedIn profile" }).getAttribute("href")) ?? "",
  );
  expect(Object.fromEntries(linkedIn.searchParams)).toMatchObject({
    startTask: "CERTIFICATION_NAME",
    name: "58 Days Course",
    certUrl: visitor.url(),
  });

  await card.getByRole("button", { name: "Revoke" }).click();
  const asked = page.getByRole("dialog", { name: "Revoke this certificate for good?" });
  await expectNoViolation(page, "revoking a certificate");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toBeHidden();
  await card.getByRole("button", { name: "Revoke" }).click();
  await asked.getByRole("button", { name: "Revoke for good" }).click();
  await expect(card).toContainText("Revoked");
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This certificate is revoked");
  await expect(visitor.getByRole("img", { name: /This certifies/ })).toHaveCount(0);
  await expectNoViolation(visitor, "a revoked certificate");
  await expect(page.getByText("Certificate revoked", { exact: true })).toBeVisible();
});

test("everybody who finished gets one in one press", async ({ page }) => {
  await signIn(page);
  const student = await addStudent(page, uniqueName("Finished"), allDays);
  await openStaffPage(page);
  await page.getByRole("button", { name: "Certificates for all who finished" }).click();
  const dialog = page.getByRole("dialog", { name: "Certificates for all who finished" });
  await dialog.getByRole("button", { name: "Issue certificates" }).click();
  await expect(page.getByText(/certificates? issued, \d+ had one before\./)).toBeVisible();
  const listed = await page.request.get(`/api/certificates?id=${student._id}`);
  expect(((await listed.json()) as { certificates: unknown[] }).certificates).toHaveLength(1);
});

test("a certificate is read at every width, in both themes, by keyboard and without JavaScript", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await issue(page, `Venkata${"narasimharaju".repeat(12)}`);
  const path = `/certificates/${id}`;
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await expectNoViolation(page, `a certificate, ${colorScheme}`, [320, 1280]);
  }
  for (const width of readingWidths) {
    await resizeTo(page, { width, height: 800 });
    await expectNothingCut(page, `a certificate at ${width}`);
  }
  await expectLargeTargets(page, "a certificate");
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(path);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("This certificate is valid");
  const picture = plain.getByRole("img", { name: /^Certificate of Completion/ });
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  for (const [label, type] of [
    ["PDF to print", "application/pdf"],
    ["Picture to share", "image/png"],
    ["Open Badge (SVG)", "image/svg+xml"],
    ["Open Badge (JWT)", "text/plain; charset=utf-8"],
    ["Check as JSON", "application/json"],
  ] as const) {
    const href = (await plain.getByRole("link", { name: label }).getAttribute("href")) ?? "";
    const response = await plain.request.get(href);
    expect([response.status(), response.headers()["content-type"]], label).toEqual([200, type]);
  }
  await context.close();
});

test("printed, it is one sheet of A4 in landscape with nothing of the page around it", async ({ page }) => {
  const { id } = await issue(page, uniqueName("Asha"));
  await page.goto(`/certificates/${id}`);
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? []).map(Number);
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("img", { name: /^Certificate of Completion/ })).toBeVisible();
});

test("a cut, forged or made-up address is an unknown certificate, not an error", async ({ page }) => {
  const { id } = await issue(page, uniqueName("Asha"));
  for (const wrong of [id.slice(0, 20), `${id.slice(0, 31)}${id.endsWith("0") ? "1" : "0"}`, "<script>", "unknown"]) {
    const response = await page.goto(`/certificates/${encodeURIComponent(wrong)}`);
    expect(response?.status(), wrong).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unknown certificate");
    await expect(page).toHaveTitle("Unknown certificate");
  }
  await expectNoViolation(page, "an unknown certificate");
});

test("the pricing page shows how a certificate looks, as a light picture that is loaded when it is near", async ({
  page,
}) => {
  await page.goto("/pricing");
  const picture = page.getByRole("region", { name: "Your certificate" }).getByRole("img", { name: /^Sample/ });
  await expect(picture).toHaveAttribute("loading", "lazy");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const response = await page.request.get("/certificate/sample-1684.avif");
  expect(response.headers()["content-type"]).toBe("image/avif");
  expect((await response.body()).length).toBeLessThan(40_000);
});
