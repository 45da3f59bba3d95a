import deferLayout from "./defer-layout.ts?inline-script";
import earlyClicks from "./early-clicks.ts?inline-script";
import theme from "./theme.ts?inline-script";

/** What runs before the first paint and before hydration, in this order. The texts are there on the server alone. */
export const inlineScripts: readonly string[] = [theme, earlyClicks, deferLayout];
