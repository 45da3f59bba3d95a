import { createContext, use } from "react";
import type { FormTexts } from "#domain/form-texts.ts";

/** Provided by the root for the forms and confirmations of every page. */
export const FormTextsContext = createContext<FormTexts | null>(null);

export function useFormTexts(): FormTexts {
  const texts = use(FormTextsContext);
  if (!texts) throw new Error("A form outside of the root's FormTextsContext");
  return texts;
}
