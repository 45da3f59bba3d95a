import { useRouteLoaderData } from "react-router";

/** What an empty chat offers to ask; the root's loader hands it to every page. */
export const useFirstQuestions = () =>
  useRouteLoaderData<() => { firstQuestions: string[] }>("root")?.firstQuestions ?? [];
