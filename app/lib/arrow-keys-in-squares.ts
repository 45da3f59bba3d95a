/** For the arrow keys, Home and End: the square beside the current one as the eye sees it: digits have gaps, so the nearest of the row or of the column. */
export function findSquareByArrowKey(key: string, current: number, links: readonly Element[]): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return links.length - 1;
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  const from = links[current]?.getBoundingClientRect();
  if (!way || !from) return undefined;
  const [x = 0, y = 0] = way;
  let best: { index: number; cost: number } | undefined;
  for (const [index, link] of links.entries()) {
    const to = link.getBoundingClientRect();
    const [right, down] = [to.x - from.x, to.y - from.y];
    const ahead = right * x + down * y;
    // Aside counts more than ahead; a key along a row never leaves it.
    const aside = Math.abs(right * y) + Math.abs(down * x);
    if (ahead < 1 || (x !== 0 && aside > 1)) continue;
    const cost = ahead + 3 * aside;
    if (!best || cost < best.cost) best = { index, cost };
  }
  return best?.index;
}
