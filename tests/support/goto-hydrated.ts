import type { Page } from "@playwright/test";

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** Opens a page and waits until React has taken it over: on a busy machine a test is faster than that. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer")) ?? [];
    return (root as Root | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
