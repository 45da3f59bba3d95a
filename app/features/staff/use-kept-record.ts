import { useState } from "react";

/** What is open stays so while its list loads, narrows past it or loses it: what is being written there would be lost. */
export function useKeptRecord<Item extends object>(found: Item | undefined, isWanted: (item: Item) => boolean) {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last && isWanted(last) ? last : undefined);
}
