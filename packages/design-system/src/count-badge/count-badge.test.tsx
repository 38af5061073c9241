import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CountBadge } from '.';

describe('CountBadge', () => {
  it('shows nothing at zero and stops at its maximum, but reads the whole number', () => {
    const { rerender, container } = render(<CountBadge count={0} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<CountBadge count={128} label="128 goods" />);
    expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('128 goods')).toBeInTheDocument();
  });
});
