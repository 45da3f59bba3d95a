import type { Reading } from "../reading/read-question.ts";

/** A question with what it leaves out put in. The subject is there where it comes from an earlier question. */
export type Resolved = { reading: Reading; subject?: string };
/** An earlier question of the conversation, as it was understood. */
export type Turn = { reading: Reading; subject: string };
