import { createContext } from "react-router";

/** What a page needs to know of the server it is rendered on. */
export type RenderContext = { siteUrl: string; now: Date };

export const renderContext = createContext<RenderContext>();
