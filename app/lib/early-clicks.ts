declare global {
  var takeEarlyClicks: (() => HTMLElement[]) | undefined;
}

/**
 * On a slow line a page is seen seconds before React is there. This notes the buttons pressed meanwhile, each
 * once however impatient the visitor, but for those the browser itself gives an effect.
 */
export const earlyClicksScript = `(()=>{
const pressed=new Set();
const note=({target})=>{const button=target.closest("button[type=button]:not([popovertarget])");if(button)pressed.add(button)};
addEventListener("click",note);
self.takeEarlyClicks=()=>{removeEventListener("click",note);return[...pressed]};
})()`;
