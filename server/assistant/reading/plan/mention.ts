import type { Count } from "./read-count.ts";
import type { Unit } from "./plan-words.ts";

/** From its first word to the one after its last. */
export type Span = { start: number; end: number };
/** Days, weeks or phases that a question counts: `day 5 to 8`, `the first and last week`, `intermediate`. */
export type Mention = Span & {
  unit: Unit;
  counts: readonly Count[];
  /** `first three days`: how many from that end. */
  take?: number;
  /** The phase that it is counted in, where no word between them has to say so. */
  holder?: Mention;
  /** By its name: `intermediate`. */
  isNamed?: boolean;
  /** `each phase`: only what it holds is counted. */
  isEach?: boolean;
  /** The words that each count takes, with its noun. */
  spans: readonly Span[];
};
