import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '.';

describe('a pending button', () => {
  it('announces that it is pending, and ignores presses of its child', async () => {
    const onPress = vi.fn();
    render(
      <Button asChild pending pendingLabel="Paying">
        <a href="#pay" onClick={onPress}>
          Pay
        </a>
      </Button>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Pay' }));
    expect(onPress).not.toHaveBeenCalled();
    const region = () => document.querySelector('[data-component="announcement"]');
    await waitFor(() => expect(region()).toHaveTextContent('Paying'));
    expect(region()).toHaveAttribute('aria-live', 'polite');
  });
});
