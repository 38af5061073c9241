import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { Switch } from '.';
import { switchDocs } from './switch.docs';

const meta = {
  title: 'Design system/Form/Switch',
  component: Switch,
  parameters: { documentation: switchDocs },
  args: { label: 'Only what is in stock' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="sm">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Prices that fall" hint="Of what I have saved." />
      <Switch label="Open for orders" error="Not saved. Try again." />
      <Switch label="Off and disabled" disabled />
      <Switch label="On and disabled" disabled defaultChecked />
      <Switch label="Its row names it" labelHidden />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Write to me when a shop that I follow puts out something new, but not more often than once a week',
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Switch {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { label: 'المتوفر فقط', defaultChecked: true },
  globals: { direction: 'rtl' },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch', { name: 'Only what is in stock' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toBeChecked();
  },
};

export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByText('Only what is in stock');
    await userEvent.pointer([
      { keys: '[TouchA>]', target },
      { keys: '[/TouchA]', target },
    ]);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
