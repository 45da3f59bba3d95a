import { type RefObject, useEffect, useState } from "react";

const duration = 2000;
const stepsPerSecond = 60;
const visibleShare = 0.2;

type Seen = Pick<IntersectionObserverEntry, "isIntersecting" | "intersectionRatio"> & {
  boundingClientRect: { height: number };
};

/**
 * Whether a visitor can really see enough of the section: a fifth of it, or of the window where the section is many windows
 * high, as at 400 % zoom. A part whose layout is deferred has an empty rectangle, which may count as wholly visible; and
 * some engines report a first sight below the threshold.
 */
export const isVisibleEnough = (
  { isIntersecting, intersectionRatio, boundingClientRect: { height } }: Seen,
  windowHeight: number,
) => isIntersecting && height > 0 && intersectionRatio * height >= visibleShare * Math.min(height, windowHeight);

/**
 * The share of a count reached, from 0 to 1, once a fifth of the section is visible. It is 1 in the HTML and
 * where motion is reduced, so the figures are always readable.
 */
export function useCountUpFraction(section: RefObject<HTMLElement | null>): number {
  const [share, setShare] = useState(1);
  useEffect(() => {
    if (!section.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the HTML shows the whole figure; only a browser that can move counts
    setShare(0);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || !isVisibleEnough(entry, innerHeight)) return;
        observer.disconnect();
        const steps = (duration / 1000) * stepsPerSecond;
        let step = 0;
        timer = setInterval(() => {
          step += 1;
          setShare(Math.min(1, step / steps));
          if (step >= steps) clearInterval(timer);
        }, 1000 / stepsPerSecond);
      },
      { threshold: [0.02, 0.05, 0.1, visibleShare] },
    );
    observer.observe(section.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [section]);
  return share;
}
