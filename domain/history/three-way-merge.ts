const isSameSet = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

const isSameScalarOrSet = (a: unknown, b: unknown) =>
  Array.isArray(a) && Array.isArray(b) ? isSameSet(a, b) : a === b;

/** Whether two values are stored alike: the server trims texts. */
export const isSameWhenTrimmed = (a: unknown, b: unknown) =>
  isSameScalarOrSet(typeof a === "string" ? a.trim() : a, typeof b === "string" ? b.trim() : b);

const pickFieldsWhere = <Fields extends object>(fields: Partial<Fields>, isWanted: (name: keyof Fields) => boolean) => {
  const picked = { ...fields };
  for (const name of Object.keys(fields) as (keyof Fields)[]) if (!isWanted(name)) delete picked[name];
  return picked;
};

/** What was typed and differs from the copy that it started from. A space at the end counts: a word may follow it. */
export const pickChangedFields = <Fields extends object>(base: Fields, typed: Partial<Fields>): Partial<Fields> =>
  pickFieldsWhere(typed, (name) => typed[name] !== undefined && !isSameScalarOrSet(typed[name], base[name]));

type Merge<Fields> = {
  /** Mine, to be saved on top of theirs. */
  changes: Partial<Fields>;
  /** What both sides changed, each to something else. */
  conflicts: (keyof Fields)[];
};

/** Puts my changes of a copy on top of what somebody else made of the same copy, field by field. */
export function mergeThreeWay<Fields extends object>(
  base: Fields,
  mine: Partial<Fields>,
  theirs: Fields,
): Merge<Fields> {
  const open = pickFieldsWhere(
    pickChangedFields(base, mine),
    (name) => !isSameWhenTrimmed(mine[name], base[name]) && !isSameWhenTrimmed(mine[name], theirs[name]),
  );
  const conflicts = (Object.keys(open) as (keyof Fields)[]).filter(
    (name) => !isSameWhenTrimmed(theirs[name], base[name]),
  );
  return { changes: pickFieldsWhere(open, (name) => !conflicts.includes(name)), conflicts };
}

/** Element by element: whoever added or removed one decides, so what one side removed does not come back by the other. */
export function mergeSetsThreeWay(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): number[] {
  const before = new Set(base);
  const own = new Set(mine);
  const kept = theirs.filter((one) => own.has(one) || !before.has(one));
  const added = mine.filter((one) => !before.has(one));
  return [...new Set([...kept, ...added])].toSorted((a, b) => a - b);
}
