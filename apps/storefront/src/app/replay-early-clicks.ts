interface EarlyClick {
  node: HTMLElement & { checked?: boolean };
  /** Of a radio button or a checkbox, as the press left it. */
  checked?: boolean;
}

declare global {
  interface Window {
    __EARLY__?: { presses: EarlyClick[]; stop(): void };
  }
}

/**
 * Carries out what was pressed before the page was alive, in the order of the presses; each waits for
 * `settled`, so that a choice has arrived before what was pressed after it.
 */
export async function replayEarlyClicks(settled: () => Promise<void>) {
  const early = window.__EARLY__;
  if (!early) return;
  early.stop();
  delete window.__EARLY__;
  for (const { node, checked } of early.presses) {
    delete node.dataset.early;
    node.removeAttribute('aria-busy');
    // what the browser has ticked by itself, and React took over, is done
    if (!node.isConnected || (checked !== undefined && node.checked === checked)) continue;
    node.click();
    await settled();
  }
}
