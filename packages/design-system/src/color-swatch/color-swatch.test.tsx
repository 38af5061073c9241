import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ColorSwatch } from '.';

describe('ColorSwatch', () => {
  it('is an image with a label, and decorative otherwise', () => {
    const { rerender } = render(<ColorSwatch color="#fff" label="Chalk" />);
    expect(screen.getByRole('img', { name: 'Chalk' })).toBeInTheDocument();
    rerender(<ColorSwatch color="#fff" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows several colors in equal widths', () => {
    const { container } = render(<ColorSwatch color={['red', 'white']} label="Striped" />);
    const stripes = [...container.querySelectorAll('rect')];
    expect(stripes.map((it) => [it.getAttribute('fill'), it.getAttribute('width')])).toEqual([
      ['red', '50%'],
      ['white', '50%'],
    ]);
  });
});
