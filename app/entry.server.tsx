import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import styles from "./app.css?inline";

/** Renders a whole page: everything is in the first HTML, nothing streams in later. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let finalStatus = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
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
  return new Response(finishHead(html), { status: finalStatus, headers });
}

/**
 * First paint waits for the HTML alone: the styles are in it, and scripts are not fetched ahead of the content
 * (preloads in the head share the slow line with the page itself).
 */
function finishHead(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "").replace("</head>", `<style>${styles}</style></head>`);
}
