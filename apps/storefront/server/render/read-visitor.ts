import { DEFAULT_LOCALE, LOCALES } from '../../src/i18n/locales';
import { sessionHint } from '../../src/session/session-hint';

/**
 * Reads in the browser, before first paint, what a shared page cannot know: whether somebody is signed in, so
 * that the header reserves the account's space; and the preferred language, in case an intermediate cache has
 * responded instead of the server.
 */
const script = `(()=>{
const {documentElement:root}=document;
let cookie;
try{cookie=document.cookie}catch{return}
if(${sessionHint}.test(cookie))root.dataset.signedIn='';
const {pathname,search,hash}=location;
const locales=${JSON.stringify(LOCALES)};
const [,wanted]=/(?:^|; )locale=([^;]+)/.exec(cookie)??[];
const isPlain=!locales.includes(pathname.split('/')[1]);
if(isPlain&&wanted!=='${DEFAULT_LOCALE}'&&locales.includes(wanted))
  location.replace('/'+wanted+(pathname==='/'?'':pathname)+search+hash);
})()`.replace(/\n\s*/g, '');

/** The tag for the document's head. */
export const readVisitor = (nonce: string) => `<script nonce="${nonce}">${script}</script>`;
