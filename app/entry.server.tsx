import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { phases } from "#content/curriculum/phases.ts";
import { reviews } from "#content/reviews.ts";
import { courseLength, phaseList } from "#domain/content/phase.ts";
import { formatLoaderDataReferencingHtml } from "#server/pages/embed-loader-data.ts";
import { computePhaseNameColumns, renderLookStyles, renderPhaseStops } from "#server/pages/look-styles.ts";
import { createStylePicker, splitGlobalStyles, parseFontFaces } from "#server/pages/page-styles.ts";
import { renderContext } from "#server/pages/render-context.ts";
import styles from "./app.css?inline";
import sheetUrl from "./app.css?url";
import beforeHydration from "./before-hydration/before-hydration.ts?inline-script";
import { loaderDataId } from "./lib/embedded-loader-data.ts";
import { NonceContext } from "./lib/contexts.ts";
import staffStyles from "./staff.css?inline";
import fallbackFonts from "./styles/fallback-fonts.css?inline";
import webFonts from "./styles/fonts.css?inline";

/** Of staff and students: visitors never see their styles. */
const privateRoutes: ReadonlySet<string> = new Set(["routes/staff", "routes/my"]);

/** Renders a whole page: everything is in the first HTML, nothing streams in later. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const { nonce } = context.get(renderContext);
  let finalStatus = status;
  const html = await new Promise<string>((resolve, reject) => {
    const document = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // Boundaries are never sent as hidden pieces that a script puts in place: the page is whole without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError() {
        finalStatus = 500;
      },
    });
  });
  headers.set("content-type", "text/html; charset=utf-8");
  const { loaderData, actionData, errors, matches } = routerContext.staticHandlerContext;
  const isPrivate = matches.some(({ route }) => privateRoutes.has(route.id));
  // All routes are known to the page from the start: nothing looks for links to discover them.
  const plain = html.replaceAll(' data-discover="true"', "");
  const page = writeDataAsJson(plain, { loaderData, actionData: actionData ?? undefined, errors: errors ?? undefined });
  const loadFonts = `loadFonts(${JSON.stringify(parseFontFaces(webFonts, page))})`;
  const [body, modules] = takeModules(page, loadFonts);
  const styled = isPrivate
    ? inlineStyles(
        body.replace(moduleScript, (tag) => modules + tag),
        staffStyles,
        nonce,
      )
    : styleFirstScreen(body, modules, nonce);
  return new Response(styled, { status: finalStatus, headers });
}

/**
 * The first paint waits for the first screen's HTML alone, which has its styles with it, and which is painted in one frame
 * where the browser can hold it back. Where the rest begins (`ui/hydrate-below-fold-later.tsx`) the scripts are named, to be on their way while the
 * rest is read, and the browser waits for the sheet that all pages share; a page without such a place has all its styles inline,
 * and scripts and sheet at its end.
 */
function styleFirstScreen(html: string, modules: string, nonce: string | undefined): string {
  const [start, end] = html.split(sheetPlace);
  const sheet = `<link rel="stylesheet" href="${sheetUrl}">`;
  const picked = pickStyles(start ?? "");
  if (end === undefined) {
    return inlineStyles(
      html.replace(afterScrolling, (scripts) => `</script>${modules}${sheet}${scripts.slice(9)}`),
      globalStyles + picked,
      nonce,
      beforeNextSheet,
    ).replace("<style", `${renderExpectLink("menu")}<style`);
  }
  // Not every browser waits for a sheet in the body; all do before they run a script.
  const place = `${sheetPlace}<i id="first-screen-end"></i>${modules}${sheet}<script${nonceAttribute(nonce)}>0</script>`;
  return inlineStyles(
    `${start}${place}${end}`,
    globalStyles + picked.replaceAll(laterRules, ""),
    nonce,
    beforeNextSheet,
  ).replace("<style", `${renderExpectLink("first-screen-end")}<style`);
}

/** The first frame waits for this element: without it the header was painted while half of its buttons were there. */
const renderExpectLink = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;

/** The router's script after the one that restores the scroll position: those before a sheet do not wait for it. */
const afterScrolling = /<\/script><script[^>]*>window\.__reactRouterContext = /;

/** What paper, a dialog and a pointer over the page need, the sheet brings early enough. */
const laterRules = /@media (?:print|\(hover:hover\))\{(?:[^{}]*\{[^{}]*\})*\}|::backdrop\{[^{}]*\}/g;

const sheetPlace = '<div hidden="" id="fold">';

const inlineStyles = (html: string, styles: string, nonce: string | undefined, attribute = "") =>
  html.replace(
    "</head>",
    () =>
      `<style${attribute}${nonceAttribute(nonce)}>${fallbackFonts}${courseStyles}${styles}${lookStyles}</style></head>`,
  );

/**
 * With React's mark of a sheet of the same precedence, after which it puts the next page's (`root.tsx`). Before it the picked
 * rules would win over those of the sheet that are more of the same kind.
 */
const beforeNextSheet = ' data-precedence="site"';

const nonceAttribute = (nonce: string | undefined) => (nonce ? ` nonce="${nonce}"` : "");

const { global: allGlobalStyles, rest } = import.meta.env.DEV
  ? { global: "", rest: styles }
  : splitGlobalStyles(styles);
/** Tailwind names fonts in place of a default that the theme always sets. */
const globalStyles = allGlobalStyles.replace(/(var\(--default-font-family),[^()]*/, "$1");
const pickStyles = import.meta.env.DEV ? () => styles : createStylePicker(rest, beforeHydration);

/** In a third of the bytes of the router's own format; `lib/embedded-loader-data.ts` turns it back. */
function writeDataAsJson(html: string, data: unknown): string {
  const json = formatLoaderDataReferencingHtml(data, html);
  if (!json) return html;
  const script = `<script type="application/json" id="${loaderDataId}">${json}</script>`;
  return html
    .replace(/<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(.*?<\/script>/s, () => script)
    .replace(/<script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/, "");
}

/**
 * No script waits for another: all files are named together, the largest first, since a browser fetches only a few at a time. They run after the
 * first paint (`before-hydration/before-hydration.ts`). Fonts are fetched after them, also where one of them is lost: on a slow network they
 * would hold up by a quarter of a second what answers presses, and other letters keep their place (`styles/fallback-fonts.css`).
 */
function takeModules(html: string, loadFonts: string): [html: string, modules: string] {
  const preloads = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
  const urls = Array.from(html.matchAll(preloads), ([, url = ""]) => url);
  const shared = urls.filter((url) => /\/(?:framework|site)-/.test(url));
  const modules = [...new Set([...shared, ...urls])].map(
    (url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`,
  );
  const rest = html.replaceAll(preloads, "").replace(moduleScript, (_, attributes: string, script: string) => {
    const imports = script
      .replaceAll(/\n\s*/g, "")
      .replaceAll(
        /import (?:\* as (\w+) from )?("[^"]*")/g,
        (_import, name: string | undefined, url: string) => `${name ? `const ${name} = ` : ""}await import(${url})`,
      );
    return `<script${attributes}>await afterPaint();try{${imports}}finally{${loadFonts}}</script>`;
  });
  return [rest, modules.join("")];
}

const moduleScript = /<script([^>]* type="module"[^>]*)>(.*?)<\/script>/s;

const lookStyles = renderLookStyles() + renderPhaseStops();

/** Columns of one week; a short course leaves some empty, or its squares would be too large, and a long one has rows of two weeks. */
const calendar =
  courseLength > 98
    ? "--calendar:none/repeat(14,minmax(0,1fr));--calendar-flow:row"
    : `--calendar:repeat(7,auto)/repeat(${Math.max(9, Math.ceil(courseLength / 7))},minmax(0,1fr));--calendar-flow:column`;

/** Each phase's share of the days. */
const shares = phaseList.map(({ days }) => `minmax(min-content,${days}fr)`).join(" ");
const rail = `--phase-rail:${computePhaseNameColumns(phases, 600)};--phase-rail-on-phones:${computePhaseNameColumns(phases, 320)}`;

/** What the style sheet cannot know: the number of days, and how long the row of reviews takes to move at the same speed. */
const courseStyles = `:root{--course-days:${courseLength};${calendar};--phase-shares:${shares};${rail};--lap:${Math.max(40, reviews.length * 11)}s}`;
