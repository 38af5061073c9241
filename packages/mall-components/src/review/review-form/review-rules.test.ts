import { visibleText } from '@vermilion/input-rules/visible-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReview } from './review-rules';

const stars = fc.integer({ min: 0, max: 5 });
const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', '\n\t', '\u200b', '\u2800', '\u3164'));

describe('checkReview', () => {
  it('reports exactly the missing fields', () => {
    fc.assert(
      fc.property(stars, stars, text, (productScore, serviceScore, words) => {
        const problems = checkReview({ productScore, serviceScore, text: words });
        expect('productScore' in problems).toBe(productScore === 0);
        expect('serviceScore' in problems).toBe(serviceScore === 0);
        expect('text' in problems).toBe(visibleText(words) === '');
      }),
    );
  });
});
