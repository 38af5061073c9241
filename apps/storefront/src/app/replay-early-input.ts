import { replayTyping } from '../browser/replay-typing';
import { type Place, placeOf } from '../inline/place-of';

/**
 * Hydrates the part of the page that an element is in: React does so at once for such an event, which no component
 * listens for. Returns what is at the element's place then, with the focus that the element had.
 */
function hydrated<Node extends HTMLElement>(node: Node, place: Place<Node>): Node | undefined {
  const hadFocus = node === document.activeElement;
  node.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  const now = place.control();
  if (hadFocus && now !== node) now?.focus();
  return now;
}

/** Hydrates the part that a control is in, and returns what React has rendered in its place, if it has done so anew. */
function renderedAnew({ target }: Event) {
  const node = target instanceof Element && target.closest<HTMLElement>('a, button');
  if (!node) return undefined;
  const now = hydrated(node, placeOf(node));
  return now === node ? undefined : now;
}

/**
 * Carries out presses in parts of the page that are not hydrated yet. React hydrates such a part at a press, but loses
 * the press if it must render the part anew, because somebody has changed its HTML: it is meant for what stands there
 * then.
 */
export function carryPressesOver() {
  let held: HTMLElement | undefined;
  const listeners: Partial<Record<keyof WindowEventMap, (event: Event) => void>> = {
    // a browser makes no click of a press whose beginning is gone
    pointerdown: (event) => (held = renderedAnew(event)),
    pointerup: ({ target }) => {
      if (held?.contains(target as Node)) held.click();
      held = undefined;
    },
    click: (event) => {
      const control = renderedAnew(event);
      if (!control) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.click();
    },
  };
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(type, listener, true);
}

/**
 * Repeats what was typed before hydration, then the presses in order. Each one waits for `settled`, so that its effect
 * is rendered before the next.
 */
export async function replayEarlyInput(settled: () => Promise<void>) {
  const early = window.__EARLY__;
  if (!early) return;
  // Called by an effect, in which React hydrates nothing
  await Promise.resolve();
  early.stop();
  delete window.__EARLY__;
  for (const [node, { value, place }] of early.typed) {
    const field = hydrated(node, place);
    if (field) replayTyping(field, value);
  }
  if (early.typed.size > 0) await settled();
  for (const { node, checked, place } of early.presses) {
    delete node.dataset.early;
    node.removeAttribute('aria-busy');
    const control = hydrated(node, place);
    if (!control) continue;
    // The browser has already checked it, of which React knows nothing: the press has to change it once more
    if (checked !== undefined) (control as HTMLInputElement).checked = !checked;
    control.click();
    await settled();
  }
}
