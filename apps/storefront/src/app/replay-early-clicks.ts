interface EarlyClick {
  node: HTMLElement & { checked?: boolean };
  /** Of a radio button or a checkbox, as the press left it. */
  checked?: boolean;
}

/** What is typed into or chosen in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    __EARLY__?: { presses: EarlyClick[]; typed: Map<Field, string>; stop(): void };
  }
}

/**
 * Tells React what was typed before hydration. It took the text for what the server had written: the field is
 * emptied as a script does it, which React notices, and filled as the browser does it. React may have put back what
 * the server had written by then, so `chosen` says what was typed or chosen.
 */
export function replayTyping(node: Field, chosen: string) {
  if (node instanceof HTMLSelectElement) node.value = chosen;
  // what was chosen in a list, or as a file, can only be told
  if (node instanceof HTMLSelectElement || node.type === 'file')
    return node.dispatchEvent(new Event('change', { bubbles: true }));
  const { value, selectionStart, selectionEnd } = node;
  node.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value')?.set?.call(node, chosen);
  // a field of numbers has no selection
  if (value === chosen && selectionStart !== null)
    node.setSelectionRange(selectionStart, selectionEnd);
  return node.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Replays what was typed before hydration, and the clicks in their order. Each waits for `settled`, so that the
 * effect of one has been rendered before the next.
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
    // the browser has already ticked it, and React has taken that over
    if (!node.isConnected || (checked !== undefined && node.checked === checked)) continue;
    node.click();
    await settled();
  }
}
