import publicPages from '../routing/public-pages.json';

/**
 * Pages that work without scripts for reading, searching and navigating; the others load their scripts at
 * once.
 */
const readable: ReadonlySet<string> = new Set(publicPages);

/** Whether a page's scripts are deferred until the visitor interacts. */
export const canWait = (routeIds: readonly string[]) => routeIds.some((id) => readable.has(id));

/**
 * Loads the page's scripts on the first interaction, or when page and images have loaded and the browser is
 * idle; the latter not with data saving on. A history entry whose scroll position we restore needs the
 * scripts at once.
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

/** The tag for the document's head, after the tags that list the page's scripts and its stylesheet. */
export const loadOnIntent = (nonce: string, entry: string) =>
  `<script nonce="${nonce}" data-entry="${entry}">${script}</script>`;
