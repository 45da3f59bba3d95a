import type { RenderPage } from "./render-page.ts";

/** The queue of renders is full. */
export class RendersBusy extends Error {}

type GateOptions = {
  longestQueue?: number;
  rest?: (milliseconds: number) => Promise<void>;
};

/** The pause after a render, as a multiple of its time: cached pages, the API and health checks are served meanwhile. */
const restFactor = 3;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/**
 * A render blocks the event loop, and pages of a kind that grows in number cannot all be cached. So they are rendered one
 * at a time with a pause after each; a few are queued, and any more are rejected at once.
 */
export function createRenderGate(
  render: RenderPage,
  { longestQueue = 30, rest = sleep }: GateOptions = {},
): RenderPage {
  let waiting = 0;
  let turn = Promise.resolve();
  return (httpRequest) => {
    if (waiting >= longestQueue) return Promise.reject(new RendersBusy("too many renders wait"));
    waiting += 1;
    const rendered = turn.then(async () => {
      const start = performance.now();
      try {
        return { page: await render(httpRequest), time: performance.now() - start };
      } finally {
        waiting -= 1;
      }
    });
    turn = rendered.then(
      ({ time }) => rest(time * restFactor),
      () => {},
    );
    return rendered.then(({ page }) => page);
  };
}
