import * as v from "valibot";
import { phaseKeys } from "../content/phase.ts";

const daySchema = v.object({ day: v.number(), title: v.string(), tasks: v.array(v.string()) });
const phaseSchema = v.object({ key: v.picklist(phaseKeys), days: v.array(daySchema) });

/** What the staff page shows of the curriculum: fetched after signing in, so that visitors do not download it. */
export const staffPhasesSchema = v.array(phaseSchema);
export type StaffPhase = v.InferOutput<typeof phaseSchema>;
