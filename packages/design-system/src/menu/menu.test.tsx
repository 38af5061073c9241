import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '.';

describe('Menu', () => {
  it('is a navigation of named lists; Tab moves through the links and the current page is marked', async () => {
    render(
      <Menu
        label="My account"
        groups={[
          {
            title: 'Orders',
            items: [
              { href: '/orders', label: 'All orders', current: true },
              { href: '#reviews', label: 'Reviews' },
            ],
          },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'My account' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Orders' })).toBeInTheDocument();
    const current = screen.getByRole('link', { name: 'All orders' });
    expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    expect(current).toHaveFocus();
    await userEvent.tab();
    const reviews = screen.getByRole('link', { name: 'Reviews' });
    expect(reviews).toHaveFocus();
    const followed = vi.fn();
    reviews.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
  });
});
