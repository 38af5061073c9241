declare global {
  interface Window {
    __webpack_nonce__?: string;
  }
}

/** Gives the nonce of the page to the library that keeps it from scrolling under a dialog, which reads it there. */
export function exposeNonce() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[nonce]')?.nonce;
  if (nonce) window.__webpack_nonce__ = nonce;
}
