/**
 * Tells how many times as long as a usual piece of work another one takes, in processor time: a slow or busy machine slows both. What
 * seems to take too long is measured again, each time beside the usual one: the machine may have become slower, or collected garbage.
 */
export function compareWith(usual: () => unknown) {
  let usualTime: number | undefined;
  return async function timesAsLong(work: () => unknown, tooLong: number): Promise<number> {
    usualTime ??= await timeOnceCompiled(usual);
    let times = (await processorTime(work)) / usualTime;
    const usualTimes: number[] = [];
    const workTimes: number[] = [];
    while (times >= tooLong && workTimes.length < 7) {
      usualTimes.push(await processorTime(usual));
      workTimes.push(await processorTime(work));
      times = Math.min(...workTimes) / Math.min(...usualTimes);
    }
    return times;
  };
}

async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** The first times are long: code is compiled while it runs. */
async function timeOnceCompiled(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 30; count += 1) times.push(await processorTime(work));
  return Math.min(...times);
}
