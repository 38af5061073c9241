import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from '.';

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('has level %i in the outline at every size', (level) => {
    const { rerender } = render(<Heading level={level}>Goods</Heading>);
    const heading = screen.getByRole('heading', { level, name: 'Goods' });
    const own = heading.className;
    rerender(
      <Heading level={level} size="xxl">
        Goods
      </Heading>,
    );
    expect(screen.getByRole('heading', { level }).className).not.toBe(own);
  });
});
