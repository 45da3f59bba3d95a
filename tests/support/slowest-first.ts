import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Builds and servers are started in tests/; a unit test sits beside its file. */
const startsProcesses = ({ moduleId }: TestSpecification) => /\/tests\/[^/]+\.test\.ts$/.test(moduleId);

/** Files that take half a minute come first: begun last, one of them would keep a single core busy at the end of the run. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of an array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(startsProcesses(b)) - Number(startsProcesses(a)));
  }
}
