import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { reviews } from "#content/reviews.ts";
import { renderContext } from "#server/pages/render-context.ts";
import { courseStyles } from "./lib/course-styles.ts";
import { NonceContext } from "./lib/nonce.ts";
import styles from "./app.css?inline";
import staffStyles from "./staff.css?inline";

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
  const isStaff = routerContext.staticHandlerContext.matches.some(({ route }) => route.id === "routes/staff");
  return new Response(finishHead(html, isStaff ? staffStyles : styles, nonce), { status: finalStatus, headers });
}

/**
 * First paint waits for the HTML alone: the styles are in it, and scripts are not fetched ahead of the content
 * (preloads in the head compete with the page for a slow connection).
 */
function finishHead(html: string, styles: string, nonce: string | undefined): string {
  const style = `<style${nonce ? ` nonce="${nonce}"` : ""}>${courseStyles({ reviewCount: reviews.length })}${styles}</style>`;
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "").replace("</head>", () => `${style}</head>`);
}
