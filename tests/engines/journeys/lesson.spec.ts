import { the } from "../in-page.ts";
import { test } from "../test.ts";

test("the lesson runs Python in a worker, and ends one that loops", async ({ visitor }) => {
  await visitor.open("/try");
  const first = the("region", "Step 1: Install the editor and the Python runtime");
  await visitor.press(the("button", "Run step 1", first));
  await visitor.contains(first, "Reached.");
  const third = the("region", "Step 3: Run a one-line Python program from the editor");
  await visitor.fill(the("field", "Program of step 3", third), "while True: pass");
  await visitor.press(the("button", "Run step 3", third));
  await visitor.contains(third, "Stopped after 5 seconds");
});
