/**
 * A mutex that a slow holder loses after `timeout`. One send at a time, so that a killed process leaves one delivery in
 * doubt and not one for each webhook; the timeout, so that a webhook that hangs does not block the others.
 */
export function createSendLock(timeout: number) {
  let last = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    const timer = setTimeout(resolve, timeout);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      resolve();
    }
  };
}
