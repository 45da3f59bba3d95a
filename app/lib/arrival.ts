/**
 * Runs before the first paint. The parts of a long page below its first screen (`ui/below.tsx`) wait until its HTML is
 * there: laying them out again with every packet would hold up the first paint. Then they are left to the browser,
 * which lays out what comes near (`content-visibility: auto`); many visitors never go further. With the first scroll or
 * tap all are laid out, each in a task of its own, so that the page soon has its real length; with the first key at
 * once, since it may be End. Not where the visitor comes back to a place further down, nor on a screen that shows half
 * the page.
 */
export const arrivalScript = `(()=>{
const root=document.documentElement,signs=["scroll","pointerdown","keydown"];
if(innerHeight>1200||location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")return;
root.classList.add("sparing","arriving");
const afterFrame=(task)=>requestAnimationFrame(()=>setTimeout(task));
const arrive=()=>root.classList.remove("arriving");
const settle=([part,...rest])=>{
if(!part){root.classList.remove("sparing");return}
part.classList.add("settled");
void part.offsetHeight;
afterFrame(()=>settle(rest));
};
const settleAll=()=>afterFrame(()=>settle([...document.querySelectorAll(".below .part:not(.part .part)")]));
const begin=({type})=>{
for(const sign of signs)removeEventListener(sign,begin,true);
arrive();
if(type==="keydown")root.classList.remove("sparing");
else if(document.readyState==="loading")addEventListener("DOMContentLoaded",settleAll);
else settleAll();
};
for(const sign of signs)addEventListener(sign,begin,{capture:true,passive:true});
addEventListener("DOMContentLoaded",()=>afterFrame(arrive));
})()`;

/** All parts at once, before a scroll whose way must be known. */
export const settleNow = () => document.documentElement.classList.remove("sparing");
