import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollIntoRow } from './scroll-into-row';

const at = (left: number, width: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 40);
  return element;
};

describe('scrollIntoRow', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['in sight', 100, undefined],
    ['cut at the end', 290, 110],
    ['before the start', -50, -90],
    // If the row is narrower than tab and peek, the start is aligned
    ['hidden by the fade', 20, -20],
  ])('scrolls a tab that is %s', (_case, left, moved) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const row = at(0, 320);
    row.scrollBy = vi.fn();
    scrollIntoRow(row, at(left, 100));
    if (moved === undefined) expect(row.scrollBy).not.toHaveBeenCalled();
    else expect(row.scrollBy).toHaveBeenCalledExactlyOnceWith({ left: moved, behavior: 'auto' });
  });
});
