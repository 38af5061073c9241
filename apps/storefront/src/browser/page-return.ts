/**
 * Calls a function whenever the browser shows this very page again on the way back or forward: what other pages have
 * changed since, it was not told. Returns the function that stops that.
 */
export function onPageReturn(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
