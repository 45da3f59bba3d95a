import { useState, type PointerEvent } from "react";

/** How far to the right a row is drawn before letting it go counts. */
const neededDistance = 96;
/** Before this it may still become a scroll or a tap. */
const slack = 12;

/** A row that a finger draws to the right; `distance` is how far it is by now. The row must leave sideways moves to us: `touch-pan-y`. */
export function useSwipe(onSwiped: (() => void) | undefined) {
  const [from, setFrom] = useState<number | null>(null);
  const [distance, setDistance] = useState(0);
  function end() {
    setFrom(null);
    setDistance(0);
  }
  const handlers = onSwiped && {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => pointerType === "touch" && setFrom(clientX),
    onPointerMove(event: PointerEvent) {
      if (from === null) return;
      const moved = event.clientX - from - slack;
      if (moved > 0) event.currentTarget.setPointerCapture(event.pointerId);
      setDistance(Math.max(0, moved));
    },
    onPointerUp() {
      if (distance >= neededDistance) onSwiped();
      end();
    },
    // The list is scrolled, or the finger left the screen.
    onPointerCancel: end,
  };
  return { distance, isFar: distance >= neededDistance, handlers };
}
