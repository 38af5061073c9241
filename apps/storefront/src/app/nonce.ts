declare global {
  interface Window {
    __webpack_nonce__?: string;
  }
}

/**
 * Tells the page's nonce to libraries that write style elements, such as the one that locks the
 * scroll behind a dialog. They look for it under the name that webpack gave it.
 */
export function exposeNonce() {
  const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {};
  if (nonce) window.__webpack_nonce__ = nonce;
}
