import { the } from "../in-page.ts";
import { test } from "../test.ts";

const menu = the("navigation", "Menu");
const background = "getComputedStyle(document.body).backgroundColor";
const dark = "rgb(10, 18, 21)";
const light = "rgb(245, 245, 239)";

test("on a phone the menu opens, leads to a part of the page and closes", async ({ visitor }) => {
  await visitor.resize(390, 780);
  await visitor.open("/");
  await visitor.seesNo(menu);
  await visitor.press(the("button", "Menu"));
  await visitor.counts(the("link", "", menu), 5);
  await visitor.press(the("link", "Benefits", menu));
  await visitor.seesNo(menu);
  await visitor.isAt("/#benefits");
  await visitor.hasInView(the("heading", "Course Benefits"));
  await visitor.press(the("button", "Menu"));
  await visitor.sees(menu);
  await visitor.pressKey("Escape");
  await visitor.seesNo(menu);
});

test("the theme switches to light, is remembered and switches back", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.finds("see a dark page", background, dark);
  await visitor.press(the("button", "Switch theme"));
  await visitor.finds("see a light page", background, light);
  await visitor.reload();
  await visitor.finds("see a light page", background, light);
  await visitor.press(the("button", "Switch theme"));
  await visitor.finds("see a dark page", background, dark);
});

test("an address with a part lands on it, from outside, by a link and by the way back", async ({ visitor }) => {
  await visitor.open("/#pricing");
  await visitor.hasInView(the("heading", "Pricing"));
  await visitor.open("/curriculum#day-50");
  await visitor.finds("see day 50", `document.getElementById("day-50").checkVisibility()`, true);
  await visitor.open("/faq#faq-refunds");
  await visitor.hasInView(the("button", "Can I get a refund?"));
  await visitor.open("/about");
  await visitor.press(the("link", "See Pricing"));
  await visitor.isAt("/#pricing");
  await visitor.hasInView(the("heading", "Pricing"));
  const faq = the("link", "FAQ", the("contentinfo"));
  await visitor.press(faq);
  await visitor.isAt("/faq");
  await visitor.finds("start at the top", "scrollY", 0);
  await visitor.goBack();
  await visitor.isAt("/#pricing");
  await visitor.sees(the("heading", "Pricing"));
  await visitor.hasInView(faq);
});

/** To four pixels: engines round the place of a scroll differently. */
const topOf = (id: string) => `4 * Math.round(document.getElementById("${id}").getBoundingClientRect().top / 4)`;
const bar = 72;
/** How far an answer is from where an address leads to: a fifth of the window and its question below the bar, or nearer to the page's top. */
const wayTo = (id: string) =>
  `(({ top }) => Math.round((top - Math.min(${bar} + innerHeight / 5 + 72, top + scrollY)) / 4))(document.getElementById("${id}").getBoundingClientRect())`;

test("a link into what is folded scrolls there, also from a part above that closes with it", async ({ visitor }) => {
  await visitor.open("/help");
  await visitor.pressByVoice(the("link", "Questions about refunds"));
  await visitor.finds("see the answer under its question", wayTo("faq-refunds"), 0);
  await visitor.open("/#faq-fees");
  await visitor.finds("see the answer under its question", wayTo("faq-fees"), 0);
  for (const id of ["faq-refunds", "day-30", "day-58", "faq-support"]) {
    await visitor.finds("change the address", `location.hash = "${id}"`, id);
    await visitor.finds(`see ${id} under its title`, wayTo(id), 0);
  }
  await visitor.open("/about");
  await visitor.pressByVoice(the("link", "See Pricing"));
  await visitor.finds("see the prices under the bar", topOf("pricing"), bar);
});

test("Back leads to the place that was left, also from another site, and not to the part that the address names", async ({
  visitor,
}) => {
  for (const path of ["/faq#faq-refunds", "/#day-30"]) {
    await visitor.open(path);
    await visitor.finds("see what the fragment opens", "location.search !== ''", true);
    await visitor.scrollsTo(95);
    await visitor.pressByVoice(the("link", "About", the("contentinfo")));
    await visitor.isScrolledTo(0);
    await visitor.goBack();
    await visitor.isScrolledTo(95);
    await visitor.scrollsTo(130);
    await visitor.leave();
    await visitor.goBack();
    await visitor.isScrolledTo(130);
  }
});
