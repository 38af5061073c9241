/**
 * Keeps what is pressed before the page's scripts have come, and shows that it was noticed. Runs as it
 * stands in the document's head, in every browser that reads scripts of modules; `replayEarly` takes over.
 */
const record = `(()=>{
const presses=[];
const keep=({target})=>{
  const node=target.closest?.('button[type=button],input[type=radio],input[type=checkbox]');
  if(!node||node.matches('[popovertarget],[commandfor],[data-native]'))return;
  const step=node.dataset.part==='increment'||node.dataset.part==='decrement';
  if(!step&&presses.some((press)=>press.node===node&&node.type==='button'))return;
  presses.push({node,checked:node.checked});
  if(node.type==='button'){node.dataset.early='';node.setAttribute('aria-busy','true')}
};
addEventListener('click',keep,true);
window.__EARLY__={presses,stop:()=>removeEventListener('click',keep,true)};
})()`.replace(/\n\s*/g, '');

/** The tag for the document's head. */
export const recordEarlyClicks = (nonce: string) => `<script nonce="${nonce}">${record}</script>`;
