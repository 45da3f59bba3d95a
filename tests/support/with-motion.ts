/** For `test.use`, in specs of what moves; all others run with reduced motion, as playwright.config.ts says. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
