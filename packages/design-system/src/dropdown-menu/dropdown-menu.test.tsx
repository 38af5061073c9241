import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '../dropdown-menu-choice';
import { DropdownMenuSub } from '../dropdown-menu-sub';
import { LinkBase } from '../link';
import { because } from '../testing/because';
import { DropdownMenu, DropdownMenuItem } from '.';

describe('DropdownMenu', () => {
  it('opens with the keyboard, moves by arrows and letters, and returns focus', async () => {
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

  describe('DropdownMenu by other input than a mouse', () => {
    const trigger = () => screen.getByRole('button', { name: 'More', hidden: true });
    const onOpenChange = vi.fn();
    const show = () => {
      onOpenChange.mockClear();
      render(
        <DropdownMenu trigger={<Button>More</Button>} onOpenChange={onOpenChange}>
          <DropdownMenuItem>Copy</DropdownMenuItem>
        </DropdownMenu>,
      );
    };
    const tap = () => {
      fireEvent.pointerDown(trigger(), { pointerType: 'touch', button: 0 });
      fireEvent.pointerUp(trigger(), { pointerType: 'touch', button: 0 });
      fireEvent.click(trigger());
    };

    it('opens when a finger is lifted, not when it begins to scroll the page', () => {
      show();
      fireEvent.pointerDown(trigger(), { pointerType: 'touch', button: 0 });
      fireEvent.pointerCancel(trigger(), { pointerType: 'touch' });
      expect(screen.queryByRole('menu')).toBeNull();
      tap();
      expect(screen.getByRole('menu')).toBeVisible();
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, because('triggerPress'));
    });

    it('closes on a second tap', async () => {
      show();
      tap();
      tap();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });

    it('opens on a click without a pointer, as screen readers send it', () => {
      show();
      fireEvent.click(trigger());
      expect(screen.getByRole('menu')).toBeVisible();
    });
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

    it.each(['{Enter}', ' ', '{ArrowDown}'])(
      'opens on %j and focuses the first item',
      async (key) => {
        await open(key);
        expect(screen.getByRole('menu', { name: 'More' })).toBeInTheDocument();
      },
    );

    it.each([
      ['{ArrowDown}', 'Move'],
      ['{End}', 'Print'],
      ['{End}{ArrowUp}', 'Move'],
      ['{End}{Home}', 'Copy'],
      ['p', 'Print'],
      ['{Tab}', 'Copy'],
    ])('moves on %s to %s', async (keys, name) => {
      await open();
      await userEvent.keyboard(keys);
      expect(row(name)).toHaveFocus();
    });

    it('follows the direction of the page', async () => {
      await open();
      expect(screen.getByRole('menu')).not.toHaveAttribute('dir');
    });

    it.each(['{Enter}', ' '])('selects the item on %j, closes and returns focus', async (key) => {
      const trigger = await open();
      await userEvent.keyboard(`{ArrowDown}${key}`);
      expect(onMove).toHaveBeenCalledOnce();
      expect(screen.queryByRole('menu')).toBeNull();
      await waitFor(() => expect(trigger).toHaveFocus());
    });

    it('closes on Escape and returns focus', async () => {
      const trigger = await open();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('menu')).toBeNull();
      await waitFor(() => expect(trigger).toHaveFocus());
    });

    it('marks the selected item', async () => {
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
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('fr', because('itemPress'));
    });
  });

  it('has checkable items', async () => {
    const onCheckedChange = vi.fn();
    render(
      <DropdownMenu trigger={<Button>View</Button>} defaultOpen>
        <DropdownMenuCheckboxItem checked onCheckedChange={onCheckedChange}>
          Waybills
        </DropdownMenuCheckboxItem>
      </DropdownMenu>,
    );
    const row = screen.getByRole('menuitemcheckbox', { name: 'Waybills' });
    expect(row).toBeChecked();
    await userEvent.click(row);
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(false, because('itemPress'));
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ])('opens a submenu in %s on %s and closes it on %s', async (dir, onward, back) => {
    const onOpenChange = vi.fn();
    render(
      <div style={{ direction: dir as 'ltr' }}>
        <DropdownMenu trigger={<Button>View</Button>}>
          <DropdownMenuSub label="Sort by" onOpenChange={onOpenChange}>
            <DropdownMenuItem>Price</DropdownMenuItem>
          </DropdownMenuSub>
        </DropdownMenu>
      </div>,
    );
    screen.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    const row = await screen.findByRole('menuitem', { name: 'Sort by' });
    await waitFor(() => expect(row).toHaveFocus());
    expect(row).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard(onward);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Price' })).toHaveFocus());
    expect(screen.getByRole('menu', { name: 'Sort by' })).toBeInTheDocument();
    expect(onOpenChange).toHaveBeenLastCalledWith(true, because('arrowKey'));
    await userEvent.keyboard(back);
    await waitFor(() => expect(row).toHaveFocus());
    expect(onOpenChange).toHaveBeenLastCalledWith(false, because('arrowKey'));
  });
});
