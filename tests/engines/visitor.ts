import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { type Driver, keys } from "./drivers/driver.ts";
import { allOf, type Target } from "./in-page.ts";

const patience = 30_000;
const pollInterval = 25;

/** So that the page that is left is not taken for the one that comes. */
const forgetPage = "void delete document.documentElement.dataset.hydrated";

/** Leaving a page while it loads would end its downloads with errors. */
const hasArrived = `document.documentElement.dataset.hydrated === ""
  && document.readyState === "complete" && document.fonts.status === "loaded"`;

/** Runs in the page: brings the one match into view and says what keeps it from being pressed. */
function inspect(matches: HTMLElement[]): { place: string; obstacle: string } {
  const [element] = matches;
  if (!element || matches.length > 1) return { place: "", obstacle: `${matches.length} of it are visible` };
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const place = JSON.stringify(box);
  if (element.matches(":disabled")) return { place, obstacle: "it is disabled" };
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (top && (element.contains(top) || top.contains(element))) return { place, obstacle: "" };
  // Out from under the page's fixed bars.
  element.scrollIntoView({ block: "center", behavior: "instant" });
  return { place, obstacle: `it is covered by ${top?.outerHTML.slice(0, 80)}` };
}
const inspection = v.object({ place: v.string(), obstacle: v.string() });

/** Somebody at the site, in any engine: acts by roles and names, and waits for what is to be seen. */
export class Visitor {
  readonly #driver: Driver;
  readonly #siteUrl: string;

  constructor(driver: Driver, siteUrl: string) {
    this.#driver = driver;
    this.#siteUrl = siteUrl;
  }

  async open(path: string) {
    await this.#driver.evaluate(forgetPage);
    await this.#driver.goto(this.#siteUrl + path);
    await this.#arrives();
  }

  async reload() {
    await this.#driver.evaluate(forgetPage);
    await this.#driver.reload();
    await this.#arrives();
  }

  /** What is seen next tells whether it went: the page that is left may not have answered any more. */
  async goBack() {
    await this.#driver.evaluate("void history.back()").catch(() => undefined);
  }

  /** As for another site. */
  async leave() {
    await this.#driver.goto("about:blank");
    await this.finds("have left", "location.href", "about:blank");
  }

  resize(width: number, height: number) {
    return this.#driver.resize(width, height);
  }

  async press(target: Target) {
    let place = "";
    await this.#until(`press ${describe(target)}`, `(${inspect.toString()})(${allOf(target)})`, (value) => {
      const { success, output } = v.safeParse(inspection, value);
      if (!success) return false;
      // Until it stands still.
      const before = place;
      place = output.place;
      return output.obstacle === "" && output.place === before;
    });
    await this.#driver.click(`${allOf(target)}[0]`);
  }

  /** Replaces what the field holds, key by key. */
  async fill(target: Target, text: string) {
    await this.press(target);
    await this.#driver.evaluate(`void ${allOf(target)}[0].select()`);
    await this.#driver.type(text);
    await this.holds(target, text);
  }

  /** Select boxes are drawn by the system, out of any driver's reach: the choice is set and announced to the page. */
  async choose(target: Target, option: string) {
    await this.sees(target);
    await this.#driver.evaluate(`((select) => {
      select.value = ${JSON.stringify(option)};
      for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
    })(${allOf(target)}[0])`);
    await this.holds(target, option);
  }

  type(text: string) {
    return this.#driver.type(text);
  }

  pressKey(key: keyof typeof keys) {
    return this.#driver.type(keys[key]);
  }

  sees(target: Target) {
    return this.#until(`see ${describe(target)}`, `${allOf(target)}.length`, (count) => Number(count) > 0);
  }

  seesNo(target: Target) {
    return this.#until(`see no ${describe(target)}`, `${allOf(target)}.length`, (count) => count === 0);
  }

  counts(target: Target, expected: number) {
    return this.#until(`see ${expected} × ${describe(target)}`, `${allOf(target)}.length`, (it) => it === expected);
  }

  holds(field: Target, text: string) {
    return this.#until(`find "${text}" in ${describe(field)}`, `${allOf(field)}[0]?.value`, (it) => it === text);
  }

  /** Shown or still closed, as in an answer of the FAQ. */
  contains(target: Target, text: string) {
    return this.finds(
      `find "${text}" in ${describe(target)}`,
      `${allOf(target)}[0]?.textContent.includes(${JSON.stringify(text)})`,
      true,
    );
  }

  /** What the target shows, as one line. */
  reads(target: Target, text: string) {
    const shown = `${allOf(target)}.map((element) => element.innerText.replaceAll(/\\s+/g, " ")).join(" ")`;
    return this.#until(`read "${text}" in ${describe(target)}`, shown, (it) => String(it).includes(text));
  }

  hasFocusOn(target: Target) {
    const focused = `${allOf(target)}.includes(document.activeElement) || document.activeElement?.outerHTML`;
    return this.#until(`have the focus on ${describe(target)}`, focused, (it) => it === true);
  }

  seesUnderlined(target: Target) {
    const line = `${allOf(target)}.map((element) => getComputedStyle(element).textDecorationLine).join()`;
    return this.finds(`see ${describe(target)} underlined`, line, "underline");
  }

  isAt(address: string) {
    const here = "location.pathname + location.search + location.hash";
    return this.#until(`be at ${address}`, here, (it) => it === address);
  }

  /** Something that only the page itself can tell. */
  finds(what: string, script: string, expected: unknown) {
    return this.#until(what, script, (it) => it === expected);
  }

  /** The next press comes from assistive technology: neither pointer nor key is before it. */
  async pressByVoice(target: Target) {
    await this.sees(target);
    await this.#driver.evaluate(`void ${allOf(target)}[0].click()`);
  }

  async scrollsTo(top: number) {
    await this.#driver.evaluate(`scrollTo({ top: ${top}, behavior: "instant" })`);
    await this.isScrolledTo(top);
  }

  isScrolledTo(top: number) {
    return this.finds(`be ${top} px down the page`, "scrollY", top);
  }

  hasInView(target: Target) {
    const visible = `${allOf(target)}.some((element) => {
      const box = element.getBoundingClientRect();
      return box.bottom > 0 && box.top < innerHeight;
    })`;
    return this.finds(`have ${describe(target)} in view`, visible, true);
  }

  #arrives() {
    return this.finds("meet a hydrated page", hasArrived, true);
  }

  async #until(expectation: string, script: string, isMet: (value: unknown) => boolean) {
    const deadline = performance.now() + patience;
    let value: unknown;
    while (performance.now() < deadline) {
      // A page that is just being left has nothing to say.
      value = await this.#driver.evaluate(script).catch((error: unknown) => String(error));
      if (isMet(value)) return;
      await setTimeout(pollInterval);
    }
    throw new Error(`A visitor should ${expectation}; found ${JSON.stringify(value)}`);
  }
}

const describe = ({ role, name, within }: Target): string =>
  `${role} "${name}"${within ? ` in ${describe(within)}` : ""}`;
