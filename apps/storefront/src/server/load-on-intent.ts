import publicPages from '../routing/public-pages.json';

/** Pages that are read, searched and followed without scripts; the others load theirs at once. */
const readable: ReadonlySet<string> = new Set(publicPages);

/** Whether a page's scripts wait until somebody wants to do something. */
export const canWait = (routeIds: readonly string[]) => routeIds.some((id) => readable.has(id));

/**
 * Loads the page's scripts at the first sign that somebody is there, or when the page with its pictures has been
 * loaded and the browser has nothing else to do; then not for those who want to save data. An entry of the history
 * whose scrolling is ours is scrolled by the scripts, so they come at once.
 */
const script = `(()=>{
const own=document.currentScript;
const signs=['pointermove','pointerdown','touchstart','keydown','focusin','wheel','scroll'];
const load=()=>{
  for(const sign of signs)removeEventListener(sign,load,true);
  if(!own.dataset.entry)return;
  const later=document.querySelector('meta[name=later]');
  for(const href of later?.content.split(' ')??[]){
    const link=document.createElement('link');
    link.rel='modulepreload';
    link.href=href;
    if(own.nonce)link.nonce=own.nonce;
    document.head.append(link);
  }
  import(own.dataset.entry).catch(()=>window.__EARLY__?.giveUp());
  delete own.dataset.entry;
};
for(const sign of signs)addEventListener(sign,load,{capture:true,passive:true});
const idle=()=>window.requestIdleCallback?requestIdleCallback(load,{timeout:4000}):setTimeout(load,500);
if(!navigator.connection?.saveData)addEventListener('load',()=>setTimeout(idle));
if(history.scrollRestoration==='manual')load();
})()`.replace(/\n\s*/g, '');

/** The tag for the document's head, after those that name the scripts. */
export const loadOnIntent = (nonce: string, entry: string) =>
  `<script nonce="${nonce}" data-entry="${entry}">${script}</script>`;
