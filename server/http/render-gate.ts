import type { RenderPage } from "./render-page.ts";

/** Too many renders wait already. */
export class RendersBusy extends Error {}

type GateOptions = {
  longestQueue?: number;
  rest?: (milliseconds: number) => Promise<void>;
};

/** So much longer than a render is the rest after it: cached pages, the API and health go on meanwhile. */
const restFactor = 3;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/**
 * A render holds up everything else for its time, and pages that grow in number cannot all be cached. So they are
 * rendered one at a time with a rest after each; a few wait for their turn, and the rest is refused at once.
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
