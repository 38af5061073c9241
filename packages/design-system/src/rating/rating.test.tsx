import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Rating } from '.';

/** Widths of the filled and all stars. */
const widths = () => {
  const stars = screen.getByRole('img').querySelector('svg');
  return {
    filled: Number(stars?.querySelector('svg')?.getAttribute('width')),
    all: stars?.viewBox.baseVal?.width ?? Number(stars?.getAttribute('viewBox')?.split(' ')[2]),
  };
};
const share = (value: number, max?: number) => {
  const { unmount } = render(<Rating value={value} max={max} label={`${value} stars`} />);
  const { filled, all } = widths();
  unmount();
  return filled / all;
};

describe('Rating', () => {
  it('fills its stars proportionally, clamped to the maximum', () => {
    expect(share(4.6)).toBeCloseTo(0.92);
    expect(share(7, 10)).toBeCloseTo(0.7);
    expect(share(8)).toBe(1);
    expect(share(-1)).toBe(0);
  });

  it('is one image named by its figures', () => {
    render(<Rating value={4.6} label="4.6 out of 5 stars" />);
    expect(screen.getByRole('img', { name: '4.6 out of 5 stars' })).toBeInTheDocument();
  });
});
