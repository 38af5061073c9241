/**
 * Records clicks and input until the page's scripts are loaded, and shows that a press was noticed. Links
 * with `data-replay` do more than navigate, so they are recorded too; other links wait after a recorded
 * press, which a page load would discard. The place of each is noted (see `place-of`), in case React discards the
 * server's HTML. A recorded press goes no further: React handles presses from the
 * start of hydration, and would carry it out a second time. Runs unmodified in the document's head, in every
 * browser with module scripts; `replayEarlyClicks` takes over.
 */
const record = `(()=>{
const presses=[];
const typed=new Map();
const all=(selector)=>[...document.querySelectorAll(selector)];
const controlsOf=(island)=>
  all('a,button,input,select,textarea,form').filter((one)=>one.closest('[data-island]')===island);
const placeOf=(node)=>{
  const box=node.closest('[data-island]');
  const number=all('[data-island]').indexOf(box);
  const index=controlsOf(box).indexOf(node);
  const island=()=>all('[data-island]')[number];
  return{island,control(){
    const found=node.isConnected?node:controlsOf(island()??null)[index];
    if(found?.tagName===node.tagName)return found;
  }};
};
const type=({target})=>{
  if(target.matches?.('input:not([type=radio],[type=checkbox]),textarea,select'))
    typed.set(target,{value:target.value,place:placeOf(target)});
};
const keep=(event)=>{
  const {target}=event;
  const node=target.closest?.('button[type=button],input[type=radio],input[type=checkbox],a[href]');
  if(!node||node.matches('[popovertarget],[commandfor],[data-native]'))return;
  const isLink=node.tagName==='A';
  if(isLink){
    if(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey||node.target)return;
    const waits=presses.some((press)=>press.node.type==='button');
    if(!waits&&node.dataset.replay===undefined)return;
    event.preventDefault();
  }
  if(isLink||node.type==='button')event.stopImmediatePropagation();
  const step=node.dataset.part==='increment'||node.dataset.part==='decrement';
  if(!step&&presses.some((press)=>press.node===node&&(isLink||node.type==='button')))return;
  presses.push({node,checked:node.checked,place:placeOf(node)});
  if(isLink||node.type==='button'){node.dataset.early='';node.setAttribute('aria-busy','true')}
};
addEventListener('click',keep,true);
addEventListener('input',type,true);
const stop=()=>{
  removeEventListener('click',keep,true);
  removeEventListener('input',type,true);
};
const giveUp=()=>{
  stop();
  const link=presses.find(({node})=>node.tagName==='A');
  if(link)location.assign(link.node.href);
};
window.__PLACE_OF__=placeOf;
window.__EARLY__={presses,typed,stop,giveUp};
})()`.replace(/\n\s*/g, '');

/** The tag for the document's head. */
export const recordEarlyClicks = (nonce: string) => `<script nonce="${nonce}">${record}</script>`;
