import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImageIcon, MenuIcon } from '../icon';
import { Stack } from '../stack';
import { SegmentedControl, segmentedControlSizes } from '.';
import { segmentedControlDocs } from './segmented-control.docs';

const meta = {
  title: 'Design system/Form/SegmentedControl',
  component: SegmentedControl,
  parameters: { documentation: segmentedControlDocs },
  args: {
    label: 'Orders by',
    defaultValue: 'week',
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const views = [
  { value: 'list', label: 'List', icon: <MenuIcon size="sm" /> },
  { value: 'grid', label: 'Pictures', icon: <ImageIcon size="sm" /> },
];

export const States: Story = {
  render: (args) => (
    <Stack gap="md" style={{ maxWidth: 360 }}>
      {segmentedControlSizes.map((size) => (
        <SegmentedControl key={size} {...args} size={size} label={`Size ${size}`} />
      ))}
      <SegmentedControl {...args} label="With icons" options={views} defaultValue="list" />
      <SegmentedControl
        {...args}
        label="Icons alone"
        options={views.map((view) => ({ ...view, labelHidden: true }))}
        defaultValue="grid"
      />
      <SegmentedControl
        {...args}
        label="One is not to be had"
        options={args.options.map((it) => ({ ...it, disabled: it.value === 'month' }))}
      />
      <SegmentedControl {...args} label="Disabled" disabled />
      <SegmentedControl {...args} label="Wrong" defaultValue={undefined} error="Choose one." />
      <SegmentedControl
        {...args}
        label="Long"
        options={[
          { value: 'week', label: 'The seven days that are over' },
          { value: 'month', label: 'The month' },
        ]}
      />
      <SegmentedControl
        {...args}
        lang="th"
        label="คำสั่งซื้อตาม"
        options={[
          { value: 'week', label: 'สัปดาห์' },
          { value: 'month', label: 'เดือนที่ผ่านมา' },
        ]}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  args: {
    label: 'الطلبات حسب',
    options: [
      { value: 'day', label: 'اليوم' },
      { value: 'week', label: 'الأسبوع' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'day',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};
