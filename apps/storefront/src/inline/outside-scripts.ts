import { whenIdle } from '../browser/when-idle';
import { CONSENT_COOKIE, CONSENT_HASH } from '../page-params/consent';

const HALF_YEAR_S = 15_552_000;

/**
 * Shows the notice before this script to visitors who have not answered yet, remembers the answer, and loads the scripts once the visitor
 * has agreed and the browser is idle. What is loaded stays until the document goes, so a later refusal reloads it.
 */
const notice = document.currentScript?.previousElementSibling as HTMLElement;
const urls = notice.dataset.scripts?.split(' ') ?? [];
let opener: HTMLElement | undefined;
let isLoaded = false;

function readAnswer() {
  try {
    return new RegExp(`(?:^|; )${CONSENT_COOKIE}=(yes|no)`).exec(document.cookie)?.[1];
  } catch {
    return 'no';
  }
}

function load() {
  if (isLoaded || readAnswer() !== 'yes') return;
  isLoaded = true;
  for (const src of urls)
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

const loadWhenIdle = () => whenIdle(load, { otherwise: 2000 });

function loadLater() {
  if (document.readyState === 'complete') loadWhenIdle();
  else window.addEventListener('load', () => setTimeout(loadWhenIdle));
}

function ask(from?: HTMLElement) {
  opener = from;
  if (!notice.isConnected) document.body.prepend(notice);
  notice.hidden = false;
}

function remember(answer: string) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=${answer}; Path=/; Max-Age=${HALF_YEAR_S}; SameSite=Lax${secure}`;
  notice.hidden = true;
  opener?.focus();
  if (answer === 'yes') loadLater();
  else if (isLoaded) window.location.reload();
}

function onClick(event: MouseEvent) {
  const { target } = event;
  const link =
    target instanceof Element && target.closest<HTMLElement>(`a[href$="${CONSENT_HASH}"]`);
  if (!link) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(link);
  notice.querySelector('button')?.focus();
}

for (const button of notice.querySelectorAll('button'))
  button.addEventListener('click', () => remember(button.value));
window.addEventListener('click', onClick, true);

const answer = readAnswer();
if (answer === 'yes') loadLater();
else if (!answer) ask();
