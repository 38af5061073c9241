import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button';
import { LinkBase } from '../link';
import { DropdownMenu, DropdownMenuItem } from '.';

it('opens by key, moves by arrows and letters, and gives the focus back', async () => {
  const onSelect = vi.fn();
  render(
    <DropdownMenu trigger={<Button>Mei Lin</Button>}>
      <DropdownMenuItem asChild>
        <LinkBase href="/orders">My orders</LinkBase>
      </DropdownMenuItem>
      <DropdownMenuItem disabled>Points</DropdownMenuItem>
      <DropdownMenuItem onSelect={onSelect}>Sign out</DropdownMenuItem>
    </DropdownMenu>,
  );
  const trigger = screen.getByRole('button', { name: 'Mei Lin' });
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  const orders = await screen.findByRole('menuitem', { name: 'My orders' });
  expect(orders).toHaveAttribute('href', '/orders');
  await waitFor(() => expect(orders).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(screen.queryByRole('menu')).toBeNull();
});
