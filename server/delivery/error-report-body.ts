import * as v from "valibot";

/** What went wrong and where, without anything a visitor typed. */
export const errorReportSchema = v.object({ what: v.string(), where: v.string() });
export type ErrorReport = v.InferOutput<typeof errorReportSchema>;
