import { sitePages, visitorPaths } from "../../support/site-pages.ts";
import { the } from "../in-page.ts";
import { test } from "../test.ts";

test("every page hydrates without an error or a policy violation", async ({ visitor }) => {
  for (const path of visitorPaths) {
    await test.step(path, async () => {
      await visitor.open(path);
      const page = sitePages.find((entry) => entry.path === path);
      await visitor.sees(the("heading", page?.heading, the("main")));
      for (const text of page?.texts ?? []) await visitor.contains(the("main"), text);
      await visitor.finds("scroll in one direction only", "document.documentElement.scrollWidth <= innerWidth", true);
    });
  }
});

test("a link in a text is underlined", async ({ visitor }) => {
  await visitor.open("/blog/async-javascript");
  await visitor.seesUnderlined(the("link", "your first React component", the("main")));
});
