declare global {
  interface Window {
    __RESTORE_TEXTS__?: () => boolean;
  }
}

/** Undoes what a browser's translator has done to the server's HTML; returns whether there was anything. */
export const restoreTexts = () => window.__RESTORE_TEXTS__?.() ?? false;
