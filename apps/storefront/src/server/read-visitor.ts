import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { sessionHint } from '../session/session-hint';

/**
 * What a page that is the same for everybody cannot know, read in the browser before anything is drawn: whether
 * somebody is signed in, so that the header keeps the account's place; and the language that was chosen, where a
 * cache between browser and server has answered in the server's place.
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
