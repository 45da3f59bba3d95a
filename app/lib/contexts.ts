import { createContext, use } from "react";
import type { FormTexts } from "#domain/requests/request-fields.ts";

/** Provided by the root for forms and confirmations, from the loader of a page that has any. */
export const FormTextsContext = createContext<FormTexts | null>(null);

export function useFormTexts(): FormTexts {
  const texts = use(FormTextsContext);
  if (!texts) throw new Error("The loader of a page with a form returns `forms`");
  return texts;
}

/** The nonce that our own inline scripts bear while the server renders; the browser gets the page without it. */
export const NonceContext = createContext<string | undefined>(undefined);
