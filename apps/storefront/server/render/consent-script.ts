import { CONSENT_HASH } from '../../src/page-params/consent-hash';

/** The cookie with the visitor's answer, `yes` or `no`. */
export const CONSENT_COOKIE = 'outside_scripts';

const HALF_YEAR_S = 15_552_000;

/**
 * Shows the notice before it to who has not answered yet, remembers the answer, and loads the scripts once the visitor has
 * agreed and the browser is idle. What is loaded stays until the document goes, so a later refusal reloads it.
 */
export const consentScript = `(()=>{
const box=document.currentScript.previousElementSibling;
const urls=box.dataset.scripts.split(' ');
let opener;
let isLoaded=false;
const read=()=>{
  try{return /(?:^|; )${CONSENT_COOKIE}=(yes|no)/.exec(document.cookie)?.[1]}catch{return 'no'}
};
const load=()=>{
  if(isLoaded||read()!=='yes')return;
  isLoaded=true;
  for(const url of urls){
    const script=document.createElement('script');
    script.async=true;
    script.src=url;
    document.head.append(script);
  }
};
const idle=()=>window.requestIdleCallback?requestIdleCallback(load):setTimeout(load,2000);
const later=()=>document.readyState==='complete'?idle():addEventListener('load',()=>setTimeout(idle));
const ask=(from)=>{
  opener=from;
  if(!box.isConnected)document.body.prepend(box);
  box.hidden=false;
};
for(const button of box.querySelectorAll('button'))button.addEventListener('click',()=>{
  const secure=location.protocol==='https:'?'; Secure':'';
  document.cookie='${CONSENT_COOKIE}='+button.value+'; Path=/; Max-Age=${HALF_YEAR_S}; SameSite=Lax'+secure;
  box.hidden=true;
  opener?.focus();
  if(button.value==='yes')later();
  else if(isLoaded)location.reload();
});
addEventListener('click',(event)=>{
  const link=event.target.closest?.('a[href$="${CONSENT_HASH}"]');
  if(!link)return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(link);
  box.querySelector('button').focus();
},true);
const answer=read();
if(answer==='yes')later();
else if(!answer)ask();
})()`.replace(/\n\s*/g, '');
