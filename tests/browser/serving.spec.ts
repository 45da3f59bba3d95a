import { type APIRequestContext, expect, test } from "@playwright/test";

/** The bytes of the Brotli form, and its ETag with them, change once: a while after the start it is made as small as it gets. */
const steady = { "accept-encoding": "gzip" };
const tagOf = async (request: APIRequestContext) =>
  (await request.get("/", { headers: steady })).headers()["etag"] ?? "";

test("a cached page is compressed, with an ETag that spares a second transfer", async ({ request }) => {
  const encodingOf = async (accepted: string) =>
    (await request.get("/", { headers: { "accept-encoding": accepted } })).headers()["content-encoding"];
  expect(await encodingOf("br")).toBe("br");
  expect(await encodingOf("gzip")).toBe("gzip");
  expect(await encodingOf("br;q=0, gzip;q=0")).toBeUndefined();
  const etag = await tagOf(request);
  expect(etag).not.toBe("");
  const second = await request.get("/", { headers: { ...steady, "if-none-match": etag } });
  expect(second.status()).toBe(304);
});

test("hashed assets are immutable for a year and compressed ahead of time", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const script = html.match(/"(\/assets\/[^"]+\.js)"/)?.[1] ?? "";
  const response = await request.get(script, { headers: { "accept-encoding": "br" } });
  expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(response.headers()["content-encoding"]).toBe("br");
});

test("every response carries the security headers; scripts run only by hash", async ({ request }) => {
  const etag = await tagOf(request);
  const answers = [
    ...["/", "/500", "/nowhere", "/api/nothing", "/robots.txt", "/favicon.svg"].map((path) => request.get(path)),
    request.head("/"),
    request.get("/", { headers: { ...steady, "if-none-match": etag } }),
    request.get("/Pricing", { maxRedirects: 0 }),
  ];
  const given = await Promise.all(answers);
  expect(given.map((answer) => answer.status())).toEqual([200, 500, 404, 404, 200, 200, 200, 304, 308]);
  for (const answer of given) {
    const headers = answer.headers();
    const path = `${answer.status()} ${answer.url()}`;
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"], path).not.toMatch(/unsafe-(inline|eval)/);
    // HSTS is sent over https only.
    expect(headers["strict-transport-security"], path).toBeUndefined();
  }
});

test("a page's policy allows its own scripts alone, and no placeholder is left in it", async ({ page }) => {
  const violations: string[] = [];
  page.on(
    "console",
    (message) => void (message.text().includes("Content Security Policy") && violations.push(message.text())),
  );
  for (const path of ["/", "/pricing", "/blog", "/sr", "/nowhere", "/sent?kind=contact&reference=0123abcd", "/500"]) {
    const response = await page.goto(path);
    expect(await response?.text(), path).not.toContain("nonce=");
    await page.evaluate(() => {
      const smuggled = document.createElement("script");
      smuggled.textContent = "document.title = 'smuggled'";
      document.body.append(smuggled);
    });
    expect(await page.title(), path).not.toBe("smuggled");
  }
  // One violation for each injected script, none for ours.
  await expect.poll(() => violations).toHaveLength(7);
});

test("an unknown script is answered 404, which no cache may store", async ({ request }) => {
  const response = await request.get("/assets/entry.client-00000000.js");
  expect([response.status(), response.headers()["cache-control"]]).toEqual([404, "no-store"]);
});

test("nothing in the head of a public page is fetched before its content", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).not.toContain('rel="modulepreload"');
  // All scripts are named together behind the first screen.
  const named = (part: string) =>
    part.match(/<link rel="modulepreload" href="[^"]+" fetchpriority="low">/g)?.length ?? 0;
  const [firstScreen = "", rest = ""] = html.split('<i id="first-screen-end"></i>');
  expect(named(firstScreen)).toBe(0);
  expect(named(rest)).toBeGreaterThan(3);
  expect(head).not.toContain('rel="stylesheet"');
  // The first paint does not wait for the sheet of all pages.
  expect(head).toContain('<link rel="expect" href="#first-screen-end" blocking="render">');
  expect(rest.indexOf('rel="stylesheet"')).toBeGreaterThan(-1);
  // A font that is preloaded here holds the first paint back.
  expect(head).not.toContain('rel="preload"');
});
