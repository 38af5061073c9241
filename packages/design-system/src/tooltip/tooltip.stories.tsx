import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { HeartIcon } from '../icon';
import { IconButton } from '../icon-button';
import { Tooltip } from '.';
import { tooltipDocs } from './tooltip.docs';

const meta = {
  title: 'Design system/Overlay/Tooltip',
  tags: ['experimental'],
  component: Tooltip,
  parameters: {
    layout: 'centered',
    documentation: tooltipDocs,
  },
  args: {
    content: 'Leaves today when ordered before noon',
    children: <Button variant="secondary">Express</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const Below: Story = { args: { defaultOpen: true, side: 'bottom', align: 'start' } };

export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    align: 'start',
    content: 'يغادر اليوم إذا طلب قبل الظهر',
    children: <Button variant="secondary">سريع</Button>,
  },
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content:
      'Followed shops are at the top of the shop street, and you hear of their new goods first; nobody else sees whom you follow.',
    children: <IconButton label="Follow shop" icon={<HeartIcon />} variant="secondary" />,
  },
};

export const WithTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Express' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(control).toHaveAccessibleDescription(/before noon/);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
