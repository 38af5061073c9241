import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { Switch } from '.';

const meta = {
  title: 'Design system/Form/Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component:
          'On or off, at once. For what is sent with a form use Checkbox, for one of several RadioGroup. Keys: Tab goes to it, Space turns it.',
      },
    },
  },
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
  args: { defaultChecked: true },
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
