import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { sitePages } from "../support/site-pages.ts";

type Shape = { parents: string[]; properties: string[] };

/**
 * The vocabulary of schema.org as schema-dts generates it from the published one: for each type an interface
 * `NameLeaf`, and behind it what it inherits from.
 */
const shapes = new Map<string, Shape>();
const declarations = readFileSync(fileURLToPath(new URL("schema.d.ts", import.meta.resolve("schema-dts"))), "utf8");
for (const [, name = "", parents = "", body = ""] of declarations.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
)) {
  shapes.set(name, {
    parents: parents.split(",").map((parent) => parent.trim()),
    properties: Array.from(body.matchAll(/^ +"(\w+)"\?:/gm), ([, property]) => property ?? ""),
  });
}

function listProperties(shape: string): string[] {
  const { parents, properties } = shapes.get(shape) ?? { parents: [], properties: [] };
  return [...properties, ...parents.flatMap(listProperties)];
}

/** The properties schema.org gives a type, inherited ones included; nothing for a type it does not know. */
function propertiesOfType(type: string): ReadonlySet<string> | null {
  return shapes.has(`${type}Leaf`) ? new Set(listProperties(`${type}Leaf`)) : null;
}

type Entity = { "@type": string; [property: string]: unknown };

/** Properties that search engines require of a type; of alternatives between bars one is enough. */
const required: Record<string, string[]> = {
  Course: ["name", "description", "provider"],
  CourseInstance: ["courseMode", "courseWorkload|courseSchedule"],
  Offer: ["price", "priceCurrency", "category"],
  AggregateRating: ["ratingValue", "reviewCount|ratingCount"],
  Review: ["author", "reviewRating"],
  Rating: ["ratingValue"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name|url|item"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BlogPosting: ["headline", "datePublished", "author"],
  Person: ["name"],
  WebSite: ["name", "url"],
};

/** Everything in the graph that has a type, however deep; and every bare reference. */
function collect(value: unknown, entities: Entity[], references: string[]) {
  if (typeof value !== "object" || value === null) return;
  const names = Object.keys(value);
  if (names.length === 1 && "@id" in value) references.push(String(value["@id"]));
  else if ("@type" in value) entities.push(value as Entity);
  for (const inner of Object.values(value)) collect(inner, entities, references);
}

async function readGraphs(request: APIRequestContext) {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => new URL(address ?? "").pathname);
  expect(paths.length).toBeGreaterThan(sitePages.length);
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      const text = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "null";
      const graph = JSON.parse(text) as { "@context": string; "@graph": unknown } | null;
      expect(graph?.["@context"], path).toBe("https://schema.org");
      const [entities, references]: [Entity[], string[]] = [[], []];
      collect(graph?.["@graph"], entities, references);
      return { path, entities, references };
    }),
  );
}

test("structured data uses only types and properties that schema.org has, where it has them", async ({ request }) => {
  const wrong: string[] = [];
  for (const { path, entities } of await readGraphs(request)) {
    for (const { "@type": type, "@id": _id, ...properties } of entities) {
      const known = propertiesOfType(type);
      if (!known) wrong.push(`${path}: ${type} is no type`);
      for (const name of Object.keys(properties)) {
        if (known && !known.has(name)) wrong.push(`${path}: ${type} has no ${name}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // The vocabulary itself: what is there, what is inherited, what is not.
  expect(propertiesOfType("Course")).toContain("hasCourseInstance");
  expect(propertiesOfType("Course")).toContain("name");
  expect(propertiesOfType("Course")).not.toContain("price");
  expect(propertiesOfType("Lesson")).toBeNull();
});

test("structured data has what search engines require of each type", async ({ request }) => {
  const missing: string[] = [];
  const graphs = await readGraphs(request);
  for (const { path, entities } of graphs) {
    for (const entity of entities) {
      // A node that only extends an entity described elsewhere on the page need not be complete.
      const isAddition = entities.some((other) => other !== entity && other["@id"] && other["@id"] === entity["@id"]);
      for (const names of isAddition ? [] : (required[entity["@type"]] ?? [])) {
        if (!names.split("|").some((name) => entity[name] !== undefined && entity[name] !== "")) {
          missing.push(`${path}: ${entity["@type"]} without ${names}`);
        }
      }
      // Search engines ignore self-serving ratings, and may treat them as spam.
      if (entity["@type"] === "Organization") expect(Object.keys(entity)).not.toContain("aggregateRating");
      if (entity["@type"] === "Offer") expect(typeof entity["price"], path).toBe("number");
    }
  }
  expect(missing).toEqual([]);
});

test("lists count from one, trails have at least two steps, references lead somewhere", async ({
  request,
  baseURL,
}) => {
  const graphs = await readGraphs(request);
  const ids = new Set(graphs.flatMap(({ entities }) => entities.map((entity) => entity["@id"])));
  for (const { path, entities, references } of graphs) {
    for (const reference of references) expect(ids, `${path}: ${reference}`).toContain(reference);
    for (const { "@type": type, itemListElement } of entities) {
      if (type !== "BreadcrumbList" && type !== "ItemList") continue;
      const items = itemListElement as Entity[];
      expect(items.length, path).toBeGreaterThan(type === "ItemList" ? 2 : 1);
      expect(items.map((item) => item["position"])).toEqual(items.map((_, index) => index + 1));
      const addresses = items.flatMap((item) =>
        [item["item"] ?? item["url"]].filter((value) => typeof value === "string"),
      );
      expect(addresses.length, path).toBeGreaterThanOrEqual(items.length - 1);
      expect(new Set(addresses).size, path).toBe(addresses.length);
      for (const address of addresses) expect(address.startsWith(`${baseURL}/`), address).toBe(true);
    }
    const image = path.startsWith("/blog/")
      ? entities.find((entity) => entity["@type"] === "BlogPosting")?.["image"]
      : "";
    expect(image, path).toBeDefined();
  }
});
