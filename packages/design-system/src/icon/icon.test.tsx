import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createIcon, HeartIcon } from '.';

describe('Icon', () => {
  it('is decorative without a label and a named image with one', () => {
    const { container, rerender } = render(<HeartIcon />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    rerender(<HeartIcon label="Followed" />);
    expect(screen.getByRole('img', { name: 'Followed' })).not.toHaveAttribute('aria-hidden');
  });

  it('is stroked, or filled when it is a filled icon', () => {
    const Dot = createIcon('dot', 'M0 0h2v2z', { filled: true });
    const { container } = render(<Dot />);
    expect(container.firstElementChild).toHaveAttribute('fill', 'currentColor');
    expect(container.firstElementChild).toHaveAttribute('stroke', 'none');
  });
});
