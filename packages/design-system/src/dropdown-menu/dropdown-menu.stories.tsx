import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { ChevronDownIcon, GlobeIcon, HeartIcon, LogOutIcon, ReceiptIcon } from '../icon';
import { LinkBase } from '../link';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '.';

const onSignOut = fn();

const meta = {
  title: 'Design system/Overlay/DropdownMenu',
  component: DropdownMenu,
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
