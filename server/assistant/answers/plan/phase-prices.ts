import { listed } from "#domain/format/text.ts";
import { formatRupees } from "#domain/format/money.ts";
import type { PhaseKey } from "#domain/content/phase.ts";
import type { Saying } from "../../model/assistant-model.ts";
import type { Reading } from "../../reading/read-question.ts";
import { pricingLink } from "../links.ts";
import { remainingPhases } from "./phase-lengths.ts";
import { planOf, sum } from "./phase-parts.ts";
import type { Say } from "../sentences.ts";

/** What the phases asked for cost, alone or together. */
export function pricesOfPhases(reading: Reading, say: Say): Saying | undefined {
  const asked = remainingPhases(reading);
  if (asked.length === 0) return undefined;
  const names = asked.map((phase) => planOf("home", phase).course);
  const home = asked.map((phase) => planOf("home", phase).price);
  const total = formatRupees(sum(home));
  const pageTotal = formatRupees(sum(asked.map((phase) => planOf("pricingPage", phase).price)));
  const differs = total !== pageTotal;
  const bundle = say("all-phases-price", {});
  if (asked.length > 1 && isApart(reading.text)) return { text: listPrices(asked, say), link: pricingLink };
  if (asked.length > 1) {
    const parts = listed(
      names.map((name, index) => `${name} ${formatRupees(home[index] ?? 0)}`),
      say("and", {}),
    );
    const onPage = differs ? [say("phases-price-on-pricing-page", { pageTotal })] : [];
    return { text: [say("phases-price", { parts, total }), ...onPage, bundle].join(" "), link: pricingLink };
  }
  return { text: [listPrices(asked, say), say("paid-once", {}), bundle].join(" "), link: pricingLink };
}

/** Phases that a question sets against each other are not added up: `beginner or advanced`. */
const isApart = (text: string) => setsApart.test(text) && !addsUp.test(text);
const setsApart =
  /\b(or|ya|vs|versus|than|compare\w*|comparison|differences?|differ|each|respectively|separately|individually|alag|which|kaun\w*|konsa|konsi|farak|fark)\b/;
const addsUp = /\b(total|together|both|combined|sum|altogether|kul|mila ?ke|mila ?kar|plus|dono)\b/;

/** What each of them costs, on both pages. */
const listPrices = (asked: readonly PhaseKey[], say: Say) =>
  asked
    .map((key) => {
      const { course: phase } = planOf("home", key);
      const price = formatRupees(planOf("home", key).price);
      const pagePrice = formatRupees(planOf("pricingPage", key).price);
      return price === pagePrice
        ? say("phase-price", { phase, price })
        : say("phase-price-by-screen", { phase, price, pagePrice });
    })
    .join(" ");

/** What phases cost now and cost before. */
export function listPricesOfPhases(asked: readonly PhaseKey[], say: Say): Saying | undefined {
  if (asked.length === 0) return undefined;
  const lines = asked.map((phase) => {
    const home = planOf("home", phase);
    const page = planOf("pricingPage", phase);
    return say("phase-list-price", {
      phase: home.course,
      price: formatRupees(home.price),
      listPrice: formatRupees(home.listPrice),
      pagePrice: formatRupees(page.price),
      pageListPrice: formatRupees(page.listPrice),
    });
  });
  return { text: lines.join(" "), link: pricingLink };
}
