import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VisuallyHidden } from '.';

describe('VisuallyHidden', () => {
  it('is part of the accessible name', () => {
    render(
      <button type="button">
        $12.80 <VisuallyHidden>instead of $19.00</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '$12.80 instead of $19.00' })).toBeInTheDocument();
  });

  it('hides a whole heading without an element around it', () => {
    const { container } = render(
      <VisuallyHidden asChild>
        <h1>Vermilion mall</h1>
      </VisuallyHidden>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'Vermilion mall' });
    expect(heading).toBe(container.firstElementChild);
    expect(heading.className).not.toBe('');
  });
});
