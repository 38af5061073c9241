import type { Review } from '@vermilion/mall-components/review';
import { describe, expect, it } from 'vitest';
import { mostUseful } from './most-useful';

const review = (id: number, text: string, more: Partial<Review> = {}): Review => ({
  id,
  author: 'A**n',
  rating: 5,
  date: new Date(0),
  language: 'en',
  text,
  pictures: [],
  ...more,
});
const idsOf = (reviews: readonly Review[]) => mostUseful(reviews, 2, 'en').map(({ id }) => id);

describe('mostUseful', () => {
  it('prefers what says more, and what has a picture', () => {
    const long = review(2, 'Sturdy, and the lid closes without a sound.');
    const pictured = review(3, 'As expected.', { pictures: ['/a.webp'] });
    expect(idsOf([review(1, 'Nice.'), long, pictured])).toEqual([3, 2]);
  });

  it('prefers the language of the reader to length', () => {
    const french = review(2, 'Très solide, et le couvercle ferme sans bruit.', { language: 'fr' });
    expect(idsOf([french, review(1, 'Nice.')])).toEqual([1, 2]);
  });

  it('keeps the order of equal ones: newest first', () => {
    expect(idsOf([review(1, 'Nice.'), review(2, 'Good.'), review(3, 'Fine.')])).toEqual([1, 2]);
  });
});
