import type { Page } from "@playwright/test";

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Opens a page and waits until React has hydrated it: on a busy machine a test would act before that. */
export async function gotoHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer")) ?? [];
    return (root as Root | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
