import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { DropdownMenuSub } from '../dropdown-menu-sub';
import { DropdownMenu, DropdownMenuItem } from '.';
import { dropdownMenuDocs } from './dropdown-menu.docs';

const onSelect = fn();

const meta = {
  title: 'Design system/Overlay/DropdownMenu in a dialog',
  component: DropdownMenu,
  parameters: { documentation: dropdownMenuDocs, opensOverlay: true },
  args: {
    trigger: <Button>More</Button>,
    children: (
      <>
        <DropdownMenuItem onSelect={onSelect}>Copy the address</DropdownMenuItem>
        <DropdownMenuSub label="Move to">
          <DropdownMenuItem onSelect={onSelect}>Office addresses</DropdownMenuItem>
        </DropdownMenuSub>
      </>
    ),
  },
  render: (args) => (
    <Dialog
      title="Edit address"
      closeLabel="Close"
      size="lg"
      trigger={<Button>Edit address</Button>}
      defaultOpen
    >
      <DropdownMenu {...args} />
      <p>The parcel is handed over in the morning, before nine, at the door behind the market.</p>
      <p>It is kept for a week.</p>
    </Dialog>
  ),
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses what is visible at the middle of an element, as a pointer does. */
const pressAt = async (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const visible = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(visible)).toBe(true);
  await userEvent.click(element);
};

/** A menu and its submenu are above the dialog, and Escape closes one layer at a time. */
export const InADialog: Story = {
  play: async () => {
    onSelect.mockClear();
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      await screen.findByRole('menu', { name: 'More' });
    };
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(dialog).toBeVisible();
    await open();
    await pressAt(screen.getByRole('menuitem', { name: 'Copy the address' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open();
    await pressAt(screen.getByRole('menuitem', { name: 'Move to' }));
    const office = await screen.findByRole('menuitem', { name: 'Office addresses' });
    await pressAt(office);
    await expect(onSelect).toHaveBeenCalledTimes(2);
  },
};
