import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Menu } from '.';

it('is a navigation of named lists; Tab goes from link to link and the current page is told', async () => {
  render(
    <Menu
      label="My account"
      groups={[
        {
          title: 'Orders',
          items: [
            { href: '/orders', label: 'All orders', current: true },
            { href: '/reviews', label: 'Reviews' },
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
  expect(screen.getByRole('link', { name: 'Reviews' })).toHaveFocus();
});
