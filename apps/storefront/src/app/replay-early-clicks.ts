import { replayTyping, type Field } from '../browser/replay-typing';
type Place<N extends HTMLElement> = { control(): N | undefined };

type Pressed = HTMLElement & { checked?: boolean };

interface EarlyClick {
  node: Pressed;
  /** `checked` of a radio button or checkbox after the click. */
  checked?: boolean;
  place: Place<Pressed>;
}

interface EarlyInput {
  value: string;
  place: Place<Field>;
}

declare global {
  interface Window {
    __EARLY__?: { presses: EarlyClick[]; typed: Map<Field, EarlyInput>; stop(): void };
  }
}

/** A control that was used, also where React has discarded the server's HTML and renders its island anew. */
async function stillThere<Node extends HTMLElement>(node: Node, place: Place<Node>) {
  return place.control();
}

/**
 * Replays what was typed before hydration, then the clicks in order. Each one waits for `settled`, so that
 * its effect is rendered before the next.
 */
export async function replayEarlyClicks(settled: () => Promise<void>) {
  const early = window.__EARLY__;
  if (!early) return;
  early.stop();
  delete window.__EARLY__;
  for (const [node, { value, place }] of early.typed) {
    const field = await stillThere(node, place);
    if (field) replayTyping(field, value);
  }
  if (early.typed.size) await settled();
  for (const { node, checked, place } of early.presses) {
    delete node.dataset.early;
    node.removeAttribute('aria-busy');
    const control = await stillThere(node, place);
    // The browser has already checked it, and React has adopted that state
    if (!control || (checked !== undefined && control.checked === checked)) continue;
    control.click();
    await settled();
  }
}
