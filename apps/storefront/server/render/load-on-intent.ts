import publicPages from '../../src/i18n/public-pages.json';

/**
 * Pages that work without scripts for reading, searching and navigating; the others load their scripts at
 * once.
 */
const readable: ReadonlySet<string> = new Set(publicPages);

/** Whether a page's scripts are deferred until the visitor interacts. */
export const canWait = (routeIds: readonly string[]) => routeIds.some((id) => readable.has(id));

/** The inline script that ends the shell of a page whose scripts are deferred: they may run from here on. */
export const SHELL_END_SCRIPT = '__SHELL_PARSED__()';

/**
 * Loads the page's scripts on the first interaction, or when page and images have loaded and the browser is
 * idle; the latter not with data saving on. A history entry whose scroll position we restore needs the
 * scripts at once. They run once the shell is parsed: React would discard a part of it and render it all again.
 */
const script = `(()=>{
const own=document.currentScript;
const signs=['pointermove','pointerdown','touchstart','keydown','focusin','wheel','scroll'];
const parsed=new Promise((resolve)=>{
  window.__SHELL_PARSED__=resolve;
  addEventListener('DOMContentLoaded',resolve);
});
const load=()=>{
  for(const sign of signs)removeEventListener(sign,load,true);
  const {entry}=own.dataset;
  if(!entry)return;
  delete own.dataset.entry;
  const later=document.querySelector('meta[name=later]');
  for(const href of later?.content.split(' ')??[]){
    const link=document.createElement('link');
    link.rel='modulepreload';
    link.href=href;
    if(own.nonce)link.nonce=own.nonce;
    document.head.append(link);
  }
  parsed.then(()=>import(entry)).catch(()=>window.__EARLY__?.giveUp());
};
for(const sign of signs)addEventListener(sign,load,{capture:true,passive:true});
const idle=()=>window.requestIdleCallback?requestIdleCallback(load,{timeout:4000}):setTimeout(load,500);
if(!navigator.connection?.saveData)addEventListener('load',()=>setTimeout(idle));
if(history.scrollRestoration==='manual')load();
})()`.replace(/\n\s*/g, '');

/** The tag for the document's head, after the tags that list the page's scripts and its stylesheet. */
export const loadOnIntent = (nonce: string, entry: string) =>
  `<script nonce="${nonce}" data-entry="${entry}">${script}</script>`;
