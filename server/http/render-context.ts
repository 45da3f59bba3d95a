import { createContext } from "react-router";
import type { Posts } from "../blog/posts.ts";

/** What a page needs to know of the server it is rendered on. */
export type RenderContext = {
  siteUrl: string;
  now: Date;
  posts: Posts;
  /** Marks our own inline scripts and styles for the content policy; none in development, where there is no policy. */
  mark?: string | undefined;
};

export const renderContext = createContext<RenderContext>();
