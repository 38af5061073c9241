interface EarlyClick {
  node: HTMLElement & { checked?: boolean };
  /** `checked` of a radio button or checkbox after the click. */
  checked?: boolean;
}

/** Elements with a value to type or select. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    __EARLY__?: { presses: EarlyClick[]; typed: Map<Field, string>; stop(): void };
  }
}

/**
 * Reports a value typed before hydration to React, which takes it for the server's value. So the field is
 * first emptied by script, which React tracks, and then set with the native setter, which it does not. React
 * may have restored the server's value meanwhile, so `chosen` is the visitor's value.
 */
export function replayTyping(node: Field, chosen: string) {
  if (node instanceof HTMLSelectElement) node.value = chosen;
  // The value of a select or file input needs only the event
  if (node instanceof HTMLSelectElement || node.type === 'file')
    return node.dispatchEvent(new Event('change', { bubbles: true }));
  const { value, selectionStart, selectionEnd } = node;
  node.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value')?.set?.call(node, chosen);
  // Number fields have no selection
  if (value === chosen && selectionStart !== null)
    node.setSelectionRange(selectionStart, selectionEnd);
  return node.dispatchEvent(new Event('input', { bubbles: true }));
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
  for (const [node, chosen] of early.typed) if (node.isConnected) replayTyping(node, chosen);
  if (early.typed.size) await settled();
  for (const { node, checked } of early.presses) {
    delete node.dataset.early;
    node.removeAttribute('aria-busy');
    // The browser has already checked it, and React has adopted that state
    if (!node.isConnected || (checked !== undefined && node.checked === checked)) continue;
    node.click();
    await settled();
  }
}
