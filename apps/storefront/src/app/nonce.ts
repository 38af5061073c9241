declare global {
  interface Window {
    __webpack_nonce__?: string;
  }
}

/**
 * Passes the nonce to libraries that insert style elements, such as the scroll lock of dialogs. They read it
 * from webpack's global variable.
 */
export function exposeNonce() {
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[nonce]') ?? {};
  if (nonce) window.__webpack_nonce__ = nonce;
}
