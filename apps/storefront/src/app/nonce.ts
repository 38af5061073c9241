declare global {
  interface Window {
    __webpack_nonce__?: string;
  }
}

/** The nonce of the page's scripts and styles; empty without a policy. */
export const readNonce = () => document.querySelector<HTMLMetaElement>('meta[nonce]')?.nonce ?? '';

/**
 * Passes the nonce to libraries that insert style elements, such as the scroll lock of dialogs. They read it
 * from webpack's global variable.
 */
export function exposeNonce() {
  const nonce = readNonce();
  if (nonce) window.__webpack_nonce__ = nonce;
}
