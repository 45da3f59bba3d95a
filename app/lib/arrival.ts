/**
 * Runs before the first paint. While a page arrives, its parts below the first screen (`ui/below.tsx`) wait: laying
 * out a long page again with every packet and every font would hold up the first taps. Once the HTML and its fonts
 * are there, each part is laid out in a task of its own. A part that comes in sight, and with the first scroll, tap or
 * key every part, is left to the browser (`content-visibility: auto`); so is each part on its way, since the browser
 * forgives an automatic part the move to its place. Not where the visitor comes back to a place further down, nor on a
 * screen that shows half the page.
 */
export const arrivalScript = `(()=>{
const root=document.documentElement;
if(innerHeight>1200||location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")return;
root.classList.add("arriving");
for(const type of["scroll","pointerdown","keydown"])addEventListener(type,()=>root.classList.add("hurried"),{once:true,passive:true,capture:true});
addEventListener("DOMContentLoaded",()=>{
const parts=[...document.querySelectorAll(".below .part")];
if(!parts[0]){root.classList.remove("arriving");return}
const inSight=new IntersectionObserver((seen)=>{for(const{target,isIntersecting}of seen)if(isIntersecting)target.classList.add("near")});
for(const part of parts)inSight.observe(part);
const settle=(part)=>{
part?.classList.add("settled");
void part?.offsetHeight;
const next=parts.shift();
if(!next){inSight.disconnect();root.classList.remove("arriving","hurried");return}
next.classList.add("near");
requestAnimationFrame(()=>setTimeout(settle,0,next));
};
Promise.race([document.fonts.ready,new Promise((end)=>setTimeout(end,2000))]).then(()=>settle());
});
})()`;

/** All parts at once, before a scroll whose way must be known. */
export const settleNow = () => document.documentElement.classList.remove("arriving");
