/**
 * For a test that goes offline, grants a permission or closes its page: it gets a browser context of its own. All others share one, which
 * Playwright empties in between of all but this.
 */
export const ownContext = { tag: "@own-context" };
