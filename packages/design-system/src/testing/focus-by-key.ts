import { vi } from 'vitest';

/** Makes every focus `:focus-visible`, which jsdom does not support; stories test it in a browser. */
export function focusByKey() {
  const matches = HTMLElement.prototype.matches;
  const spy = vi.spyOn(HTMLElement.prototype, 'matches');
  spy.mockImplementation(function (this: HTMLElement, selector: string) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  return () => spy.mockRestore();
}
