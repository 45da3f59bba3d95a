import { useEffect, useEffectEvent, useState } from "react";

/** Code loaded on first use; null until then. After a failure the next use tries again. */
export function useLazyModule<Module extends object>(
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
