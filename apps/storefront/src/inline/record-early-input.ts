import type { Field } from '../browser/replay-typing';
import { type Place, placeOf } from './place-of';

type Control = HTMLButtonElement | HTMLInputElement | HTMLAnchorElement;

/** A press before the page is hydrated. */
export interface EarlyPress {
  node: Control;
  /** `checked` of a radio button or checkbox after the press. */
  checked: boolean | undefined;
  place: Place<Control>;
}

/** What was typed before the page is hydrated. */
export interface EarlyTyping {
  value: string;
  place: Place<Field>;
}

export interface EarlyInput {
  presses: EarlyPress[];
  typed: Map<Field, EarlyTyping>;
  /** Stops recording. */
  stop(): void;
  /** Stops recording because the page's scripts do not come; follows the link that was waiting for them. */
  giveUp(): void;
}

declare global {
  interface Window {
    __EARLY__?: EarlyInput;
  }
}

const CONTROLS = 'button[type=button], input[type=radio], input[type=checkbox], a[href]';
const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select';
/** The browser itself does what these controls are for. */
const NATIVE = '[popovertarget], [commandfor], [data-native]';

const presses: EarlyPress[] = [];
const typed: EarlyInput['typed'] = new Map();

const isLink = (node: Control): node is HTMLAnchorElement => node.localName === 'a';
const isButton = (node: Control) => node.type === 'button';
/** Each press of a stepper counts. */
const isStep = ({ dataset: { part } }: Control) => part === 'increment' || part === 'decrement';

/** Whether a link is left to the browser: it needs no scripts, and no earlier press waits that it would lose. */
function isFree(link: HTMLAnchorElement, event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target) return true;
  return link.dataset.replay === undefined && !presses.some(({ node }) => isButton(node));
}

/**
 * Records a press and shows that it was noticed. It goes no further: React handles presses from the start of
 * hydration, and would carry it out a second time.
 */
function onClick(event: MouseEvent) {
  const node = event.target instanceof Element && event.target.closest<Control>(CONTROLS);
  if (!node || node.matches(NATIVE)) return;
  const isChoice = !isLink(node) && !isButton(node);
  if (isLink(node)) {
    if (isFree(node, event)) return;
    event.preventDefault();
  }
  if (!isChoice) event.stopImmediatePropagation();
  if (!isChoice && !isStep(node) && presses.some((press) => press.node === node)) return;
  const checked = isChoice ? (node as HTMLInputElement).checked : undefined;
  presses.push({ node, checked, place: placeOf(node) });
  if (isChoice) return;
  node.dataset.early = '';
  node.setAttribute('aria-busy', 'true');
}

function onInput({ target }: Event) {
  if (!(target instanceof Element) || !target.matches(FIELDS)) return;
  const field = target as Field;
  typed.set(field, { value: field.value, place: placeOf(field) });
}

function stop() {
  window.removeEventListener('click', onClick, true);
  window.removeEventListener('input', onInput, true);
}

function giveUp() {
  stop();
  const link = presses.find(({ node }) => isLink(node))?.node as HTMLAnchorElement | undefined;
  if (link) window.location.assign(link.href);
}

window.addEventListener('click', onClick, true);
window.addEventListener('input', onInput, true);
window.__EARLY__ = { presses, typed, stop, giveUp };
