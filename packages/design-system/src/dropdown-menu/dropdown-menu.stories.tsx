import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '../dropdown-menu-choice';
import { DropdownMenuSub } from '../dropdown-menu-sub';
import { ChevronDownIcon, GlobeIcon, HeartIcon, LogOutIcon, ReceiptIcon } from '../icon';
import { LinkBase } from '../link';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '.';
import { dropdownMenuDocs } from './dropdown-menu.docs';

const onSignOut = fn();

const meta = {
  title: 'Design system/Overlay/DropdownMenu',
  component: DropdownMenu,
  parameters: { documentation: dropdownMenuDocs },
  args: {
    trigger: (
      <Button variant="ghost" endIcon={<ChevronDownIcon size="sm" />}>
        Mei Lin
      </Button>
    ),
    children: (
      <>
        <DropdownMenuLabel>mei@example.com</DropdownMenuLabel>
        <DropdownMenuItem asChild icon={<ReceiptIcon />}>
          <LinkBase href="#orders">My orders</LinkBase>
        </DropdownMenuItem>
        <DropdownMenuItem icon={<HeartIcon />}>Followed shops</DropdownMenuItem>
        <DropdownMenuItem disabled>Points</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOutIcon />} tone="critical" onSelect={onSignOut}>
          Sign out
        </DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onSignOut.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Mei Lin' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My orders' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Languages: Story = {
  args: {
    defaultOpen: true,
    trigger: (
      <Button variant="ghost" startIcon={<GlobeIcon size="md" />}>
        Language
      </Button>
    ),
    children: (
      <DropdownMenuRadioGroup value="en" onValueChange={() => undefined}>
        <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="zh-CN" lang="zh-CN">
          简体中文
        </DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="th" lang="th">
          ไทย
        </DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="lo" lang="lo">
          ລາວ
        </DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
    ),
  },
};

export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    onSignOut.mockClear();
    const user = userEvent.setup();
    const trigger = within(canvasElement).getByRole('button', { name: 'Mei Lin' });
    await user.pointer([{ keys: '[TouchA]', target: trigger }]);
    const row = await screen.findByRole('menuitem', { name: 'Sign out' });
    await user.pointer([{ keys: '[TouchA]', target: row }]);
    await expect(onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <DropdownMenuItem icon={<ReceiptIcon />}>
          Orders of which something is on its way back to the shop
        </DropdownMenuItem>
        {Array.from({ length: 30 }, (_, index) => (
          <DropdownMenuItem key={index}>Address {index + 1}</DropdownMenuItem>
        ))}
      </>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    dir: 'rtl',
    trigger: (
      <Button variant="ghost" endIcon={<ChevronDownIcon size="sm" />}>
        حسابي
      </Button>
    ),
    children: (
      <>
        <DropdownMenuItem icon={<ReceiptIcon />}>طلباتي</DropdownMenuItem>
        <DropdownMenuItem icon={<HeartIcon />}>المتاجر المتابَعة</DropdownMenuItem>
      </>
    ),
  },
};

function Columns() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <DropdownMenuCheckboxItem checked={shown} onCheckedChange={(next) => setShown(next)}>
        Waybills
      </DropdownMenuCheckboxItem>
      <DropdownMenuCheckboxItem checked={false} disabled onCheckedChange={() => undefined}>
        Weights
      </DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
      <DropdownMenuSub label="Sort by" icon={<ReceiptIcon />}>
        <DropdownMenuRadioGroup value="date" onValueChange={() => undefined}>
          <DropdownMenuRadioItem value="date">Date</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="price">Price</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuSub>
      <DropdownMenuItem>Print</DropdownMenuItem>
    </>
  );
}

/** Checkable items, and a submenu. */
export const Submenu: Story = {
  args: { trigger: <Button variant="secondary">View</Button>, children: <Columns /> },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    const waybills = await screen.findByRole('menuitemcheckbox', { name: 'Waybills' });
    await waitFor(() => expect(waybills).toHaveFocus());
    await expect(waybills).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const date = await screen.findByRole('menuitemradio', { name: 'Date' });
    await waitFor(() => expect(date).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sort by' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Date' })).toHaveFocus());
  },
};
