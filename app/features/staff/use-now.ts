import { useEffect, useState } from "react";

const step = 30_000;

/** The time, kept up to date twice a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), step);
    return () => clearInterval(timer);
  }, []);
  return now;
}
