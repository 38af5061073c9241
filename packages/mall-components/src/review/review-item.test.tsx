import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { ReviewItem } from './review-item';

const review = {
  id: 1,
  author: 'M**l',
  rating: 5,
  date: new Date('2026-02-01T10:00:00Z'),
  text: 'Muy bonito.',
  pictures: [],
};

describe('a review', () => {
  it('in another language than the page tells its language, and is read in it', () => {
    renderInEnglish(<ReviewItem review={{ ...review, language: 'es' }} />);
    expect(screen.getByText('Written in Spanish')).toBeVisible();
    expect(screen.getByText('Muy bonito.')).toHaveAttribute('lang', 'es');
  });

  it.each(['en', undefined])('in %s has no such line', (language) => {
    renderInEnglish(<ReviewItem review={{ ...review, language }} />);
    expect(screen.queryByText(/^Written in/)).toBeNull();
  });
});
