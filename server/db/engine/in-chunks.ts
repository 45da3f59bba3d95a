/** Both engines limit how many values one query may hold, and a flood may have thousands of requests from one address. */
const chunk = 1000;

export async function inChunks<Result>(
  ids: readonly string[],
  run: (ids: readonly string[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < ids.length; start += chunk) results.push(await run(ids.slice(start, start + chunk)));
  return results;
}
