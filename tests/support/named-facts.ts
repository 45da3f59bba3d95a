import { glob } from "node:fs/promises";
import { dayCount, phases } from "#content/curriculum/phases.ts";
import { weeks } from "#content/curriculum/weeks.ts";
import { facts, getFact } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { instructor } from "#content/instructor.ts";
import { privacy } from "#content/legal/privacy.ts";
import { refunds } from "#content/legal/refunds.ts";
import { terms } from "#content/legal/terms.ts";
import { listPlans, savingOverSinglePhases } from "#content/plans.ts";
import { offer } from "#content/prices.ts";
import { reviews, reviewsPublished, shownReviews } from "#content/reviews.ts";
import { businessHours, site } from "#content/site.ts";
import { listDaysOfPhaseWeek, phaseKeys } from "#domain/content/phase.ts";
import { formatLongDate } from "#domain/format/dates.ts";
import { formatDollars, formatPrice } from "#domain/format/money.ts";
import { computeListPriceSaving } from "#domain/content/price-calculations.ts";

/** Every price, count, rating and date that a page may show, with the name of the entry it comes from. */
export function namedFacts(): Map<string, string> {
  const named = new Map<string, string>();
  const add = (shown: string | number, name: string) => named.set(String(shown), name);

  for (const reading of ["home", "pricingPage"] as const) {
    for (const plan of listPlans(reading)) {
      add(formatPrice(plan.price), `plans.${reading}.${plan.key}.price`);
      add(formatPrice(plan.listPrice ?? plan.price), `plans.${reading}.${plan.key}.listPrice`);
      add(`Save ${formatPrice(computeListPriceSaving(plan))}`, `plans.${reading}.${plan.key} savings`);
    }
    const saving = savingOverSinglePhases(reading);
    if (!saving) continue;
    add(formatPrice(saving.amount), `plans.${reading} saving over single phases`);
    add(`${saving.percent}%`, `plans.${reading} saving over single phases`);
  }
  add(formatPrice(getFact("toolsWorth")), "facts.toolsWorth");
  add(`${formatDollars(getFact("toolsWorthInDollars"))}+`, "facts.toolsWorthInDollars");
  add(formatDollars(getFact("toolsWorthInDollars")), "facts.toolsWorthInDollars");
  for (const name of ["students", "aiTools", "premiumServices", "modules", "projects"] as const)
    add(`${facts[name]}+`, `facts.${name}`);
  add(`${facts.rating}/${facts.ratingScale}`, "facts.rating");
  add(`${facts.subscriptionMonths}-month`, "facts.subscriptionMonths");
  add(`${facts.courseMonths} months`, "facts.courseMonths");
  add(`${shownReviews.average} out of 5`, "reviews average");
  add(`${reviews.length} reviews`, "reviews count");
  add(formatLongDate(reviewsPublished), "reviewsPublished");
  add(offer.validUntil ?? "", "offer.validUntil");
  add(`${faq.length} answers`, "faq count");

  add(`${dayCount} days`, "curriculum days");
  for (const phase of phases) {
    add(`${phase.days.length} days`, `${phase.key}.days`);
    add(`${phase.days.length} Days`, `${phase.key}.days`);
    add(`${phase.hoursPerDay} hours`, `${phase.key}.hoursPerDay`);
    add(phase.month ?? "", `${phase.key}.month`);
    const pagesOfFive = Math.ceil(phase.days.length / 5);
    for (let page = 1; page <= pagesOfFive; page += 1) add(`Page ${page} of ${pagesOfFive}`, `${phase.key} pager`);
  }
  for (const key of phaseKeys) {
    for (const [index, week] of weeks[key].entries()) {
      const phase = phases.find((candidate) => candidate.key === key);
      const days = phase ? listDaysOfPhaseWeek(phase, index, weeks[key].length) : [];
      add(`W${week.week}`, `weeks.${key}`);
      add(`Week ${week.week}`, `weeks.${key}`);
      add(`Days ${days[0]?.day} to ${days.at(-1)?.day}`, `weeks.${key} days`);
    }
  }
  for (let page = 1; page <= 4; page += 1) add(`Page ${page} of 4`, "faq pager");
  for (let day = 1; day <= dayCount; day += 1) add(day, `curriculum day ${day}`);
  add(`Day 1 to day ${dayCount}`, "curriculum days");
  add(phases.map((phase) => phase.days.length).join(" + "), "curriculum days");
  for (const [name, text] of Object.entries({ privacy, terms, refunds })) {
    add(`Version ${text.version}`, `legal/${name}.version`);
    add(formatLongDate(text.date), `legal/${name}.date`);
  }
  add(`${instructor.age}`, "instructor.age");
  add("1-on-1", "mentorship, a name");
  add("404", "status of the page");
  add("500", "status of the page");
  if (site.contact.phone) add(site.contact.phone, "site.contact.phone");
  add(`${businessHours.promise} hours`, "businessHours.promise");
  return named;
}

/** Every string of every content file, by the path that leads to it. */
export async function contentStrings(): Promise<Map<string, string>> {
  const strings = new Map<string, string>();
  const collect = (value: unknown, path: string) => {
    if (typeof value === "string") strings.set(value.replaceAll(/\s+/g, " "), path);
    else if (value && typeof value === "object")
      for (const [key, child] of Object.entries(value)) collect(child, `${path}.${key}`);
  };
  for await (const file of glob("content/**/*.ts", { exclude: ["**/*.test.ts"] })) {
    const module = (await import(new URL(`../../${file}`, import.meta.url).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module))
      if (typeof value !== "function") collect(value, `${file}: ${name}`);
  }
  return strings;
}
