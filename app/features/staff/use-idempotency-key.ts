import { useState } from "react";
import * as v from "valibot";
import { createIdempotencyKey } from "#app/lib/idempotency-key.ts";
import { readStoredJson, writeOrRemoveStored } from "#app/lib/storage.ts";
import { ApiError } from "./staff-api.ts";

const unansweredSchema = v.object({ text: v.string(), key: v.string() });

/**
 * Sends what a form adds under an idempotency key. While no answer came, the same text is sent under the same key, also after
 * the dialog was closed or the page reloaded: the record may have been saved.
 */
export function useIdempotencyKey(form: string) {
  const [ownKey] = useState(createIdempotencyKey);
  return async <Answer>(text: string, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const storedAs = `unanswered:${form}`;
    const unanswered = v.safeParse(unansweredSchema, readStoredJson("sessionStorage", storedAs));
    const key = unanswered.success && unanswered.output.text === text ? unanswered.output.key : ownKey;
    writeOrRemoveStored("sessionStorage", storedAs, JSON.stringify({ text, key }));
    try {
      const answer = await send(key);
      writeOrRemoveStored("sessionStorage", storedAs, null);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        writeOrRemoveStored("sessionStorage", storedAs, null);
      throw error;
    }
  };
}
