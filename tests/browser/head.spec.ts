import { inflateSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { sitePages } from "../support/site-pages.ts";

type Node = { "@type": string; [key: string]: unknown };

const readHead = (html: string) => ({
  tag: (pattern: RegExp) => html.match(pattern)?.[1],
  graph: (
    JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "{}") as { "@graph": Node[] }
  )["@graph"],
});
/** Reads a PNG of 8-bit RGBA to its last chunk: whole, it has one filter byte and four bytes a pixel in each row. */
function decodePng(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data: Buffer[] = [];
  let last = "";
  for (let at = 8; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at);
    last = png.toString("latin1", at + 4, at + 8);
    if (last === "IDAT") data.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const pixels = inflateSync(Buffer.concat(data)).length;
  return { width, height, isWhole: last === "IEND" && pixels === height * (1 + 4 * width) };
}

const ofType = (graph: Node[], type: string) => graph.filter((node) => node["@type"] === type);

const entities: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };
const unescape = (html = "") => html.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

test("every page has its own title, description, keywords, canonical link and share tags", async ({
  request,
  baseURL,
}) => {
  const given = Object.values(pages);
  for (const { path, title, description, keywords } of given) {
    const { tag } = readHead(await (await request.get(path)).text());
    expect(unescape(tag(/<title>(.*?)<\/title>/)), path).toBe(title);
    expect(unescape(tag(/<meta name="description" content="([^"]+)"/)), path).toBe(description);
    expect(unescape(tag(/<meta name="keywords" content="([^"]+)"/)), path).toBe(keywords.join(", "));
    expect(tag(/<link rel="canonical" href="([^"]+)"/), path).toBe(baseURL + path);
    expect(unescape(tag(/<meta property="og:title" content="([^"]+)"/)), path).toBe(title);
    expect(tag(/<meta name="twitter:card" content="([^"]+)"/), path).toBe("summary_large_image");
    expect(description.length, path).toBeGreaterThanOrEqual(50);
    expect(description.length, path).toBeLessThanOrEqual(170);
  }
  expect(new Set(given.map(({ title }) => title)).size).toBe(given.length);
});

test("every page and article in the sitemap has a share image: 1200 by 630, under 300 kB, complete", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(sitePages.length);
  const images = new Set<string>();
  for (const address of addresses) {
    const { tag } = readHead(await (await request.get(address)).text());
    const image = tag(/<meta property="og:image" content="([^"]+)"/) ?? "";
    expect(tag(/<meta name="twitter:image" content="([^"]+)"/), address).toBe(image);
    images.add(image);
    const response = await request.get(image);
    expect(response.headers()["content-type"], address).toBe("image/png");
    const picture = await response.body();
    expect(picture.length, address).toBeLessThan(300_000);
    expect(decodePng(picture), address).toEqual({ width: 1200, height: 630, isWhole: true });
  }
  expect(images.size).toBe(addresses.length);
});

test("structured data states each page's own figures", async ({ request }) => {
  const graphOf = async (path: string) => readHead(await (await request.get(path)).text()).graph;

  const home = await graphOf("/");
  const [course] = ofType(home, "Course");
  expect(course?.["offers"]).toMatchObject({
    price: 3000,
    priceCurrency: "INR",
    validFrom: "2024-10-01",
    priceValidUntil: "2026-12-31",
  });
  expect(course?.["hasCourseInstance"]).toMatchObject({ courseMode: "online" });
  // The reviews and the instructor of the content files are samples: no fact for search engines.
  for (const path of ["/", "/reviews", "/teacher"])
    expect(JSON.stringify(await graphOf(path)), path).not.toMatch(/"(Review|AggregateRating|Person)"/);

  const pricing = await graphOf("/pricing");
  const prices = ofType(pricing, "Course").map((node) => (node["offers"] as { price: number }).price);
  expect(prices).toEqual([3000, 2000, 1500, 500]);

  const advanced = await graphOf("/advanced-ai-bot-course");
  expect(ofType(advanced, "Course")[0]?.["offers"]).toMatchObject({ price: 1000 });

  const curriculum = await graphOf("/curriculum");
  expect(ofType(curriculum, "ItemList")[0]?.["itemListElement"]).toHaveLength(3);

  const faq = await graphOf("/faq");
  expect(ofType(faq, "FAQPage")[0]?.["mainEntity"]).toHaveLength(20);
  expect(ofType(home, "FAQPage")).toHaveLength(0);

  for (const { path } of sitePages) {
    const graph = await graphOf(path);
    expect(ofType(graph, "Organization").length, path).toBeGreaterThan(0);
    expect(ofType(graph, "WebSite"), path).toHaveLength(1);
    expect(ofType(graph, "BreadcrumbList"), path).toHaveLength(path === "/" ? 0 : 1);
  }
});

test("robots, sitemap, manifest and icons are there", async ({ request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const { path } of sitePages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const icon of [
    ...manifest.icons.map((entry) => entry.src),
    "/icons/apple-touch-icon.png",
    "/icons/icon-32.png",
  ]) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});
