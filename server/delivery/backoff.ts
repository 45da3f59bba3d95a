const second = 1000;
export const hour = 3_600_000;

const doubled = (base: number, times: number, cap: number) => Math.min(cap, base * 2 ** Math.min(times, 30));

/** A random part of a growing pause, so that many that failed together do not come back together. */
export const retryPause = (failures: number, random: () => number) =>
  Math.ceil(random() * doubled(second, failures, hour));

/** For a chat that is down: short enough to notice soon that it is back. */
export const outagePause = (failures: number, random: () => number) =>
  Math.ceil(random() * doubled(second, failures, 30 * second));

/** For a webhook that refuses: each refused call counts towards a ban of the whole address. */
export const refusalPause = (failures: number) => doubled(second, failures, hour);

/** For a 429 that names no time, or is the error page of the proxy in front of the chat. */
export const blockPause = (failures: number) => doubled(60 * second, failures, hour);
