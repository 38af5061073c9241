import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Image } from '.';

describe('Image', () => {
  it('loads lazily, unless it has priority', () => {
    const { rerender } = render(<Image src="a.png" alt="A mug" ratio="1/1" />);
    const image = screen.getByRole('img', { name: 'A mug' });
    expect(image).toHaveAttribute('loading', 'lazy');
    rerender(<Image src="a.png" alt="A mug" ratio="1/1" priority />);
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('renders sources in the given order with their sizes', () => {
    const sources = [
      { type: 'image/avif', srcSet: 'a.avif 320w' },
      { type: 'image/webp', srcSet: 'a.webp 320w' },
    ];
    const { container } = render(
      <Image src="a.png" alt="" ratio="1/1" sources={sources} sizes="240px" />,
    );
    const offered = [...container.querySelectorAll('source')];
    expect(offered.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(offered.map(({ sizes }) => sizes)).toEqual(['240px', '240px']);
  });
});
