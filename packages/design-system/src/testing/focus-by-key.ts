import { vi } from 'vitest';

/** Lets every focus count as one by key, which jsdom cannot tell; the stories show it in a browser. */
export function focusByKey() {
  const matches = HTMLElement.prototype.matches;
  const spy = vi.spyOn(HTMLElement.prototype, 'matches');
  spy.mockImplementation(function (this: HTMLElement, selector: string) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  return () => spy.mockRestore();
}
