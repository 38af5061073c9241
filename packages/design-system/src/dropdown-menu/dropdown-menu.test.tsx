import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import { LinkBase } from '../link';
import { DropdownMenu, DropdownMenuItem, DropdownMenuRadioGroup, DropdownMenuRadioItem } from '.';

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

describe('DropdownMenu by keyboard', () => {
  const row = (name: string) => screen.getByRole('menuitem', { name });

  const onMove = vi.fn();

  async function open(key = '{Enter}') {
    onMove.mockClear();
    render(
      <DropdownMenu trigger={<Button>More</Button>}>
        <DropdownMenuItem>Copy</DropdownMenuItem>
        <DropdownMenuItem disabled>Share</DropdownMenuItem>
        <DropdownMenuItem onSelect={onMove}>Move</DropdownMenuItem>
        <DropdownMenuItem>Print</DropdownMenuItem>
      </DropdownMenu>,
    );
    const trigger = screen.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(row('Copy')).toHaveFocus());
    return trigger;
  }

  it.each(['{Enter}', ' ', '{ArrowDown}'])('%j opens it on the first row', async (key) => {
    await open(key);
    expect(screen.getByRole('menu', { name: 'More' })).toBeInTheDocument();
  });

  it.each([
    ['{ArrowDown}', 'Move'],
    ['{End}', 'Print'],
    ['{End}{ArrowUp}', 'Move'],
    ['{End}{Home}', 'Copy'],
    ['p', 'Print'],
    ['{Tab}', 'Copy'],
  ])('%s leads to %s', async (keys, name) => {
    await open();
    await userEvent.keyboard(keys);
    expect(row(name)).toHaveFocus();
  });

  it('stands in the direction of the page', async () => {
    await open();
    expect(screen.getByRole('menu')).not.toHaveAttribute('dir');
  });

  it.each(['{Enter}', ' '])(
    '%j does what the row says, closes and gives the focus back',
    async (key) => {
      const trigger = await open();
      await userEvent.keyboard(`{ArrowDown}${key}`);
      expect(onMove).toHaveBeenCalledOnce();
      expect(screen.queryByRole('menu')).toBeNull();
      await waitFor(() => expect(trigger).toHaveFocus());
    },
  );

  it('Escape closes it and gives the focus back', async () => {
    const trigger = await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('says which row is chosen', async () => {
    const onValueChange = vi.fn();
    render(
      <DropdownMenu trigger={<Button>Language</Button>} defaultOpen>
        <DropdownMenuRadioGroup value="en" onValueChange={onValueChange}>
          <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="fr">Français</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenu>,
    );
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('fr');
  });
});
