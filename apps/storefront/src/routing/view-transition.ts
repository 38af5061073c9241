/** Milliseconds that the last page stays as it is while the next one is rendered; then it comes without a transition. */
const PATIENCE_MS = 200;

const isWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Cross-fades from the page that is shown to the one that `show` puts in its place, where motion is welcome.
 * `show` is handed a function to call once the page is there.
 */
export function withViewTransition(show: (done: () => void) => void): void {
  // Not every browser that the mall is built for has it
  if (!('startViewTransition' in document) || !isWelcome()) return show(() => {});
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, PATIENCE_MS);
        show(done);
      }),
  );
  // In a hidden tab, and when the next one follows at once, it is skipped: no error
  transition.ready.catch(() => {});
}
