import * as v from "valibot";

/** The tables that hold what is stored about one person. */
export const erasedTables = ["requests", "deliveries", "students", "changes"] as const;
export type ErasedTable = (typeof erasedTables)[number];

export type ErasedCounts = Record<ErasedTable, number>;
const countEntries = { requests: v.number(), deliveries: v.number(), students: v.number(), changes: v.number() };

/** Who is named in the log where nobody did it by hand. */
export const byRetention = "retention";

/** A line in the log of erasures. */
export const erasureSchema = v.object({ id: v.string(), at: v.string(), by: v.string(), ...countEntries });
export type Erasure = v.InferOutput<typeof erasureSchema>;

export const erasureListSchema = v.object({ erasures: v.array(erasureSchema) });

export const isNothing = (counts: ErasedCounts) => erasedTables.every((table) => counts[table] === 0);
