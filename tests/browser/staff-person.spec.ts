import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { openStaffPage, uniqueName } from "../support/staff-page.ts";
import { expectNoViolation } from "../support/axe.ts";

// Colours are checked as they are, not on their way from one theme to the other.
test("one person is found from a request, handed over as a file and erased for good", async ({ page }) => {
  const name = uniqueName("Rights");
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const source = { landing: "/pricing", referrer: "mail.example", utmSource: email.slice(0, 8) };
  const data = { name, email, phone: "", message: "Please tell me what you store.", source };
  await page.request.post("/api/contact", { data });
  const friend = uniqueName("Friend");
  const mention = { ...data, name: friend, email: `${email.slice(0, 8)}.friend@example.com`, message: `Ask ${email}` };
  await page.request.post("/api/contact", { data: mention });
  await openStaffPage(page, `?tab=requests&text=${encodeURIComponent(name)}`);
  const list = page.getByRole("list", { name: "Requests", exact: true });
  await page.getByLabel("Came from").selectOption(source.utmSource);
  await expect(page).toHaveURL((url) => url.searchParams.get("source") === source.utmSource);
  await list.getByRole("button", { name }).click();
  const detail = page.getByRole("region", { name });
  await expect(detail).toContainText(`${source.utmSource}, from mail.example, first page /pricing`);
  await detail.getByRole("link", { name: "Personal data" }).click();

  const found = page.getByRole("region", { name: "Records found" });
  await expect(found).toContainText("1 request, 0 student records, 1 delivery, 0 changes.");
  await expect(found.getByRole("list", { name: "Theirs" })).toContainText(`${name}${email}`);
  await expect(found.getByRole("list", { name: "Theirs" })).toContainText("Here because it has this contact.");
  const others = found.getByRole("list", { name: "Mentioned in records of others" });
  await expect(others).toContainText("Here because it names this contact in what somebody else typed.");
  await others.getByRole("checkbox", { name: friend }).uncheck();
  await others.getByRole("checkbox", { name: friend }).check();
  await expect(found).toContainText("Not reached from here: backups made before");
  expect(page.url()).not.toContain(encodeURIComponent(email));
  await expectNoViolation(page, "records found");
  const download = page.waitForEvent("download");
  await found.getByRole("link", { name: "Download as one file" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject({ about: email, requests: [{ body: { name, email } }] });
  expect(JSON.stringify(file)).not.toContain(friend);

  await found.getByRole("button", { name: "Erase everything" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase everything?" });
  const again = dialog.getByLabel("E-mail address or phone once more");
  await again.fill("other@example.com");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(dialog).toContainText("This is not the same contact");
  await expect(again).toBeFocused();
  await expectNoViolation(page, "erase dialog");
  await again.fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByRole("region", { name: "Erased", exact: true })).toContainText("1 request, 0 student records");
  await expect(page.getByText("The contact was taken out of 1 record of others.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Erasures so far" }).getByRole("listitem").first()).toContainText(
    "1 request, 0 student records",
  );
  await expectNoViolation(page, "after erasing");
  await page.getByLabel("E-mail address or phone, in any spelling").fill("nobody");
  await page.getByRole("button", { name: "Find Records" }).click();
  await expect(page.getByText("Please enter an e-mail address or a phone number")).toBeVisible();
  await expect(page.getByLabel("E-mail address or phone, in any spelling")).toBeFocused();
  await page.getByLabel("E-mail address or phone, in any spelling").fill(email);
  await page.getByRole("button", { name: "Find Records" }).click();
  await expect(page.getByText("Nothing is stored about this contact.")).toBeVisible();
});
