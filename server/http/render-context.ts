import { createContext } from "react-router";
import type { Posts } from "../blog/posts.ts";

/** What a page needs to know of the server it is rendered on. */
export type RenderContext = { siteUrl: string; now: Date; posts: Posts };

export const renderContext = createContext<RenderContext>();
