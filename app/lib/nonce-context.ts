import { createContext } from "react";

/** The nonce that our own inline scripts bear while the server renders; the browser gets the page without it. */
export const NonceContext = createContext<string | undefined>(undefined);
