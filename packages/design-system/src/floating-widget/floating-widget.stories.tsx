import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ArrowUpIcon, ChatIcon, PhoneIcon, QrIcon } from '../icon';
import { FloatingWidget } from '.';

const meta = {
  title: 'Design system/Overlay/FloatingWidget',
  component: FloatingWidget,
  parameters: { layout: 'fullscreen' },
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
