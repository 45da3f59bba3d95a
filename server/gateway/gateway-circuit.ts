const failuresToOpen = 5;
const openFor = 30_000;

/** A circuit breaker: five failures in a row open it, and after a while one question probes the gateway. */
export function createCircuit(now: () => number) {
  let failures = 0;
  let openedAt = 0;
  let isProbing = false;

  return {
    /** Whether a question may be sent now; whoever sends one must report how it went. */
    enter(): boolean {
      if (failures < failuresToOpen) return true;
      // A clock that was set back must not hold it open longer.
      if (isProbing || Math.abs(now() - openedAt) < openFor) return false;
      isProbing = true;
      return true;
    },
    succeeded() {
      failures = 0;
      isProbing = false;
    },
    failed() {
      failures += 1;
      isProbing = false;
      if (failures >= failuresToOpen) openedAt = now();
    },
  };
}
