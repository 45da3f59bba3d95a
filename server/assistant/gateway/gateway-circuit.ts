const failuresToOpen = 5;
const openFor = 30_000;

/** Stops asking a gateway that keeps failing: after five failures in a row it rests, then one question probes it. */
export function createCircuit(now: () => number) {
  let failures = 0;
  let openedAt = 0;
  let isProbing = false;

  return {
    /** Whether a question may go out now; who is let in must report how it went. */
    enter(): boolean {
      if (failures < failuresToOpen) return true;
      // A clock that was set back must not prolong the rest.
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
