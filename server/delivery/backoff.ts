const second = 1000;
export const hour = 3_600_000;

const doubled = (base: number, times: number, cap: number) => Math.min(cap, base * 2 ** Math.min(times, 30));

/** Exponential back-off with full jitter, so that deliveries that failed together are not retried together. */
export const retryPause = (failures: number, random: () => number) =>
  Math.ceil(random() * doubled(second, failures, hour));

/** For a chat that is down: capped low, to notice soon that it is back. */
export const outagePause = (failures: number, random: () => number) =>
  Math.ceil(random() * doubled(second, failures, 30 * second));

/** For a webhook that rejects messages: each rejected HTTP request counts towards a ban of our whole IP address. */
export const refusalPause = (failures: number) => doubled(second, failures, hour);

/** For a 429 that names no time, or is the error page of the proxy in front of the chat. */
export const blockPause = (failures: number) => doubled(60 * second, failures, hour);
