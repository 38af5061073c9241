/**
 * Milliseconds for which the old page is frozen while the next one renders; after that the transition is
 * skipped.
 */
const PATIENCE_MS = 200;

const isWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Cross-fades to the page that `show` renders, unless reduced motion is preferred. `show` calls the function
 * it receives once the page is rendered.
 */
export function withViewTransition(show: (done: () => void) => void): void {
  // Not supported by every target browser
  if (!('startViewTransition' in document) || !isWelcome()) return show(() => {});
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, PATIENCE_MS);
        show(done);
      }),
  );
  // Rejects when skipped, in a hidden tab or by the next transition; not an error
  transition.ready.catch(() => {});
}
