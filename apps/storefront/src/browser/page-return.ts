/**
 * Calls a function whenever this page is restored from the back/forward cache, since it may have missed
 * changes made by other pages. Returns the unsubscribe function.
 */
export function onPageReturn(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
