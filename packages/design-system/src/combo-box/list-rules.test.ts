import fc from 'fast-check';
import { describe, it } from 'vitest';
import { matches } from './matches';
import { VISIBLE, windowOf } from './use-option-window';

describe('options of ComboBox', () => {
  it('finds every text by any substring', () => {
    const word = fc.stringMatching(/^[a-zéüôñ ]{0,12}$/);
    fc.assert(
      fc.property(word, word, word, (before, part, after) =>
        matches(`${before}${part}${after}`, part.toUpperCase()),
      ),
    );
  });

  it('always renders the visible rows, and few more', () => {
    fc.assert(
      fc.property(fc.float({ min: 0, max: 30_000, noNaN: true }), (top) => {
        const { first, last } = windowOf(top);
        return first >= 0 && first <= top && last >= top + VISIBLE && last - first <= 3 * VISIBLE;
      }),
    );
  });
});
