import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { ArrowUpIcon, ChatIcon, PhoneIcon, QrIcon } from '../icon';
import { FloatingWidget } from '.';
import { floatingWidgetDocs } from './floating-widget.docs';

const meta = {
  title: 'Design system/Overlay/FloatingWidget',
  component: FloatingWidget,
  parameters: { layout: 'fullscreen', documentation: floatingWidgetDocs },
  args: {
    label: 'Help',
    items: [
      { id: 'chat', icon: <ChatIcon />, label: 'Chat', popOut: 'We answer from 9 to 21' },
      {
        id: 'phone',
        icon: <PhoneIcon />,
        label: 'Call',
        href: 'tel:+85621',
        popOut: '+856 21 123 456',
      },
      { id: 'app', icon: <QrIcon />, label: 'Mobile', popOut: 'Scan to shop on your phone' },
      { id: 'top', icon: <ArrowUpIcon />, label: 'Top' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PopOutByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chat = canvas.getByRole('button', { name: 'Chat' });
    chat.focus();
    const popOut = canvas.getByText('We answer from 9 to 21');
    await waitFor(() => expect(popOut).toBeVisible());
    await expect(chat).toHaveAccessibleDescription('We answer from 9 to 21');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popOut).not.toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('+856 21 123 456')).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'chat',
        icon: <ChatIcon />,
        label: 'Kundendienst',
        popOut:
          'We answer from nine in the morning to nine in the evening, on every day of the week.',
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'مساعدة',
    items: [
      { id: 'chat', icon: <ChatIcon />, label: 'محادثة', popOut: 'نجيب من التاسعة حتى التاسعة' },
      { id: 'top', icon: <ArrowUpIcon />, label: 'أعلى' },
    ],
  },
};

/** Its sizes, and no shift while a dialog locks scrolling. */
export const StaysWhileTheScrollingIsLocked: Story = {
  render: (args) => (
    <div style={{ height: 2000 }}>
      <Dialog
        title="Edit address"
        closeLabel="Close"
        trigger={<Button variant="primary">Edit</Button>}
      >
        The page behind does not scroll.
      </Dialog>
      <FloatingWidget {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const widget = canvas.getByRole('complementary', { name: 'Help' });
    if (window.innerWidth < 1280) return expect(getComputedStyle(widget).position).toBe('relative');
    const measure = () => widget.getBoundingClientRect();
    const before = measure();
    await expect(before.width).toBe(64);
    await expect(before.right).toBe(document.documentElement.clientWidth);
    await expect(Math.abs(window.innerHeight * 0.61 - before.bottom)).toBeLessThan(1);
    const popOut = canvas.getByText('We answer from 9 to 21');
    await expect(popOut.offsetWidth).toBe(195);
    await expect(popOut.offsetHeight).toBe(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit address' });
    await expect(measure().left).toBe(before.left);
    await expect(measure().top).toBe(before.top);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(measure().left).toBe(before.left);
  },
};
