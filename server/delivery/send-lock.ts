/**
 * One piece of work at a time, but nobody waits longer than `patience` behind a slow one. A process that is killed
 * then leaves one send in doubt, not one for each webhook.
 */
export function createTurns(patience: number) {
  let last = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    const timer = setTimeout(resolve, patience);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      resolve();
    }
  };
}
