interface WhenIdleOptions {
  /** Milliseconds after which a browser that is never idle calls it all the same. */
  timeout?: number;
  /** Milliseconds to wait in browsers that cannot tell whether they are idle. Default: 500. */
  otherwise?: number;
}

/** Calls a function when the browser is idle. */
export function whenIdle(act: () => void, { timeout, otherwise = 500 }: WhenIdleOptions = {}) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => act(), timeout ? { timeout } : {});
  else setTimeout(act, otherwise);
}
