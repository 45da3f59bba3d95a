import { browserPin, uniqueName } from "../../support/staff-page.ts";
import { the } from "../in-page.ts";
import { test } from "../test.ts";
import type { Visitor } from "../visitor.ts";

const pinDialog = the("dialog", "Authentication Required");
const pin = the("field", "PIN Code", pinDialog);

async function signIn(visitor: Visitor, path: string) {
  await visitor.open(path);
  await visitor.fill(pin, browserPin);
  await visitor.press(the("button", "Authenticate", pinDialog));
  await visitor.seesNo(pinDialog);
}

test("the staff page opens by the PIN alone, and closes when signed out", async ({ visitor }) => {
  await visitor.open("/sr?tab=students");
  await visitor.hasFocusOn(pin);
  await visitor.pressKey("Escape");
  await visitor.fill(pin, "0000");
  await visitor.pressKey("Enter");
  await visitor.reads(the("alert"), "Invalid PIN. Please try again.");
  await visitor.holds(pin, "");
  await visitor.fill(pin, browserPin);
  await visitor.pressKey("Enter");
  await visitor.seesNo(pinDialog);
  await visitor.reads(the("main"), "student(s) found");
  await visitor.reload();
  await visitor.reads(the("main"), "student(s) found");
  await visitor.press(the("button", "Sign out"));
  await visitor.sees(pinDialog);
});

test("a student is added, days are ticked, saved and still ticked after a reload", async ({ visitor }) => {
  const name = uniqueName("Meera");
  const dialog = the("dialog", "Add Student");
  const detail = the("region", name);
  await signIn(visitor, "/sr");
  await visitor.press(the("button", "Add Student"));
  await visitor.fill(the("field", "Student Name", dialog), name);
  await visitor.press(the("button", "Add Student", dialog));
  await visitor.seesNo(dialog);
  for (const day of [1, 2, 5]) await visitor.press(the("button", `Day ${day}: `, detail));
  await visitor.reads(detail, "Unsaved changes: +3 days");
  await visitor.press(the("button", "Save Progress", detail));
  await visitor.reads(the("status"), "Student progress updated successfully!");
  await visitor.reload();
  await visitor.reads(detail, "3 of 58 days completed");
});

test("a request arrives in the inbox, gets a status and keeps it", async ({ visitor }) => {
  const name = uniqueName("Nila");
  const form = the("form", "Send us a Message");
  const row = the("button", name, the("list", "Requests"));
  const detail = the("region", name);
  await visitor.open("/contact");
  await visitor.fill(the("field", "Name", form), name);
  await visitor.fill(the("field", "Phone", form), "98765 43210");
  await visitor.fill(the("field", "Message", form), "When does it start?");
  await visitor.press(the("button", "Send Message", form));
  await visitor.reads(the("status"), "Message sent successfully!");
  await signIn(visitor, "/sr?tab=requests");
  await visitor.fill(the("field", "Search requests"), name);
  await visitor.reads(row, "Contact: When does it start?");
  await visitor.press(row);
  await visitor.choose(the("field", "Status", detail), "contacted");
  await visitor.fill(the("field", "Add a note", detail), "Called, will come back.");
  await visitor.reads(detail, "Unsaved changes");
  await visitor.press(the("button", "Save Status", detail));
  await visitor.reads(the("status"), "Request updated.");
  await visitor.reload();
  await visitor.reads(detail, "Called, will come back.");
  await visitor.reads(row, "contacted");
});
