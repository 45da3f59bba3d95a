import { HTTPException } from "hono/http-exception";

/** The queue is full: whoever comes now is refused at once. */
export class QueueFullError extends HTTPException {
  constructor() {
    super(503, { message: "The server is busy. Please try again in a moment." });
  }
}

export type RunInTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

type QueueOptions = {
  maxQueueLength?: number;
  /** The pause after each piece of work, as a multiple of its time: cached pages, the API and health checks are served meanwhile. */
  restFactor?: number;
  rest?: (milliseconds: number) => Promise<void>;
};

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

/**
 * For what blocks the event loop and cannot all be cached, such as rendering and drawing: one piece at a time with a pause after
 * each; a few are queued, and any more are rejected.
 */
export function createSerialQueueWithPauses({
  maxQueueLength = 30,
  restFactor = 3,
  rest = sleep,
}: QueueOptions = {}): RunInTurn {
  let waiting = 0;
  let turn = Promise.resolve();
  return (work) => {
    if (waiting >= maxQueueLength) return Promise.reject(new QueueFullError());
    waiting += 1;
    const done = turn.then(async () => {
      const start = performance.now();
      try {
        return { result: await work(), time: performance.now() - start };
      } finally {
        waiting -= 1;
      }
    });
    turn = done.then(
      ({ time }) => rest(time * restFactor),
      () => {},
    );
    return done.then(({ result }) => result);
  };
}
