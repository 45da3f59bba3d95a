import { uniqueName } from "../../support/staff-page.ts";
import { the } from "../in-page.ts";
import { test } from "../test.ts";

test("an enrollment is checked, sent and confirmed", async ({ visitor }) => {
  const dialog = the("dialog", "Enroll in Advanced Phase");
  const enroll = the("button", "Enroll Now", the("article", "Advanced Phase"));
  await visitor.open("/pricing");
  await visitor.press(enroll);
  await visitor.reads(dialog, "₹500");
  await visitor.pressKey("Escape");
  await visitor.seesNo(dialog);
  await visitor.hasFocusOn(enroll);
  await visitor.press(enroll);
  await visitor.press(the("button", "Submit Enrollment", dialog));
  await visitor.reads(the("alert"), "Please fill in name and at least one contact method (email or phone)");
  await visitor.fill(the("field", "Full Name", dialog), uniqueName("Asha"));
  await visitor.fill(the("field", "Phone Number", dialog), "98765 43210");
  await visitor.press(the("button", "Submit Enrollment", dialog));
  await visitor.seesNo(dialog);
  const confirmation = the("dialog", "Success!");
  await visitor.reads(the("status", "", confirmation), "Your enrollment request has been submitted.");
  await visitor.reads(confirmation, "Reference #");
});

test("a message survives a reload, is sent and confirmed", async ({ visitor }) => {
  const form = the("form", "Send us a Message");
  const name = uniqueName("Ravi");
  await visitor.open("/contact");
  await visitor.fill(the("field", "Name", form), name);
  await visitor.fill(the("field", "Email", form), "no address");
  await visitor.fill(the("field", "Message", form), "Is there a class on Sunday?");
  await visitor.press(the("button", "Send Message", form));
  await visitor.reads(the("alert"), "Please enter a valid email address");
  await visitor.hasFocusOn(the("field", "Email", form));
  await visitor.fill(the("field", "Email", form), "ravi@example.com");
  await visitor.reload();
  await visitor.holds(the("field", "Name", form), name);
  await visitor.holds(the("field", "Message", form), "Is there a class on Sunday?");
  await visitor.press(the("button", "Send Message", form));
  await visitor.reads(the("status"), "Message sent successfully! We'll get back to you soon.");
  await visitor.holds(the("field", "Message", form), "");
});
