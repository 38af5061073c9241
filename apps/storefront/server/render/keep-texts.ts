/**
 * Notes what a browser's translator does to the texts of the page before React has taken it over: it replaces each
 * text by an element, or changes it. React would discard the whole page for that, so `restoreTexts` undoes it just
 * before; the translator then does it again. Starts when the page is parsed: parsing is not slowed.
 */
const script = `(()=>{
const changes=[];
const observer=new MutationObserver((records)=>changes.push(...records));
addEventListener('DOMContentLoaded',()=>observer.observe(document.body,
{childList:true,subtree:true,characterData:true,characterDataOldValue:true}));
window.__RESTORE_TEXTS__=()=>{
  changes.push(...observer.takeRecords());
  observer.disconnect();
  let any=false;
  for(const {type,target,oldValue,addedNodes,removedNodes,nextSibling} of changes.reverse()){
    if(type==='characterData'){target.data=oldValue;any=true}
    for(const node of addedNodes)if(node.nodeName==='FONT'){node.remove();any=true}
    for(const node of removedNodes)if(node.nodeType===3)
      target.insertBefore(node,nextSibling?.parentNode===target?nextSibling:null);
  }
  return any;
};
})()`.replace(/\n\s*/g, '');

/** The tag for the document's head. */
export const keepTexts = (nonce: string) => `<script nonce="${nonce}">${script}</script>`;
