/** Theme colours of the browser's own bars, as the design's page grounds. */
export const themeColors = { dark: "#0a1215", light: "#f5f5ef" } as const;

/** Tells the script below that the stored preference changed in this tab. */
export const themeChanged = "themechange";

/**
 * Runs before the first paint, so no wrong theme flashes, and stays the one place that applies the preference:
 * at load, when the system's scheme changes, when another tab or the toggle stores a new one.
 */
export const themeScript = `(()=>{
const root=document.documentElement,system=matchMedia("(prefers-color-scheme: light)"),colors=${JSON.stringify(themeColors)};
root.classList.add("js");
const apply=()=>{
let stored=null;
try{stored=localStorage.getItem("theme")}catch{}
if(stored==="system")stored=system.matches?"light":"dark";
const theme=root.dataset.theme=stored==="light"?"light":"dark";
document.querySelector('meta[name="theme-color"]')?.setAttribute("content",colors[theme]);
};
apply();
system.addEventListener("change",apply);
addEventListener("storage",apply);
addEventListener("${themeChanged}",apply);
})()`;
