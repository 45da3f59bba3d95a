import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { phases } from "#content/curriculum/phases.ts";
import { reviews } from "#content/reviews.ts";
import { courseLength, phaseList } from "#domain/content/phase.ts";
import { layOutPhaseNames, renderLookStyles } from "#server/pages/look-styles.ts";
import { renderContext } from "#server/pages/render-context.ts";
import styles from "./app.css?inline";
import { NonceContext } from "./lib/nonce.ts";
import staffStyles from "./staff.css?inline";

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
  const isPrivate = routerContext.staticHandlerContext.matches.some(({ route }) => privateRoutes.has(route.id));
  return new Response(inlineStylesInHead(html, isPrivate ? staffStyles : styles, nonce), {
    status: finalStatus,
    headers,
  });
}

/**
 * First paint waits for the HTML alone: the styles are in it, and scripts are not fetched ahead of the content
 * (preloads in the head compete with the page for a slow connection).
 */
function inlineStylesInHead(html: string, styles: string, nonce: string | undefined): string {
  const style = `<style${nonce ? ` nonce="${nonce}"` : ""}>${courseStyles}${styles}${lookStyles}</style>`;
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "").replace("</head>", () => `${style}</head>`);
}

const lookStyles = renderLookStyles();

/** Columns of one week; a short course leaves some empty, or its squares would be too large, and a long one has rows of two weeks. */
const calendar =
  courseLength > 98
    ? "--calendar:none/repeat(14,minmax(0,1fr));--calendar-flow:row"
    : `--calendar:repeat(7,auto)/repeat(${Math.max(9, Math.ceil(courseLength / 7))},minmax(0,1fr));--calendar-flow:column`;

/** Each phase's share of the days. */
const shares = phaseList.map(({ days }) => `minmax(min-content,${days}fr)`).join(" ");
const rail = `--phase-rail:${layOutPhaseNames(phases, 600)};--phase-rail-on-phones:${layOutPhaseNames(phases, 320)}`;

/** What the style sheet cannot know: the number of days, and how long the row of reviews takes to move at the same speed. */
const courseStyles = `:root{--course-days:${courseLength};${calendar};--phase-shares:${shares};${rail};--lap:${Math.max(40, reviews.length * 11)}s}`;
