/** How often the event loop comes round while some work goes on: as often something else may be served. */
export async function countTurns(work: () => Promise<unknown>, onTurn = () => {}): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (isOver) return;
    onTurn();
    setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}
