import { useEffect, useEffectEvent, useState } from "react";

/** Code that is fetched when it is first wanted; null until it is there. Where that failed, another want tries again. */
export function useLoaded<Module extends object>(
  wanted: string | boolean,
  load: () => Promise<Module>,
  onFailed: () => void,
): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const start = useEffectEvent(() => void load().then(setLoaded, onFailed));
  useEffect(() => {
    if (wanted && !loaded) start();
  }, [wanted, loaded]);
  return loaded;
}
