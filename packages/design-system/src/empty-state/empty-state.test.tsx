import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from '.';

describe('EmptyState', () => {
  it('shows a text and one action; the illustration is decorative', () => {
    render(
      <EmptyState
        illustration={<svg role="img" aria-label="A bag" />}
        action={<button type="button">Look at what is new</button>}
      >
        Your cart is empty.
      </EmptyState>,
    );
    expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Look at what is new' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
