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
 * Replays the clicks from before hydration in their order. Each waits for `settled`, so that the effect of
 * one has been rendered before the next.
 */
export async function replayEarlyClicks(settled: () => Promise<void>) {
  const early = window.__EARLY__;
  if (!early) return;
  early.stop();
  delete window.__EARLY__;
  for (const { node, checked } of early.presses) {
    delete node.dataset.early;
    node.removeAttribute('aria-busy');
    // the browser has already ticked it, and React has taken that over
    if (!node.isConnected || (checked !== undefined && node.checked === checked)) continue;
    node.click();
    await settled();
  }
}
