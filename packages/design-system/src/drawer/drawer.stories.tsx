import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Stack } from '../stack';
import { Text } from '../text';
import { Drawer, drawerSides, drawerSizes } from '.';
import { drawerDocs } from './drawer.docs';

const meta = {
  title: 'Design system/Overlay/Drawer',
  component: Drawer,
  parameters: { documentation: drawerDocs },
  args: {
    title: 'Filters',
    closeLabel: 'Close',
    trigger: <Button variant="secondary">Filter</Button>,
    onOpenChange: fn(),
    footer: (
      <Button variant="primary" block>
        Show 38 goods
      </Button>
    ),
    children: (
      <Stack gap="sm">
        <Checkbox label="In stock" defaultChecked />
        <Checkbox label="Sent free of charge" />
        <Checkbox label="Made by hand" />
      </Stack>
    ),
  },
  argTypes: {
    side: { control: 'inline-radio', options: drawerSides },
    size: { control: 'inline-radio', options: drawerSizes },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtTheEnd: Story = { args: { defaultOpen: true } };
export const AtTheStart: Story = { args: { defaultOpen: true, side: 'start', size: 'sm' } };
export const FromBelow: Story = { args: { defaultOpen: true, side: 'bottom' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    title: 'تصفية',
    closeLabel: 'إغلاق',
    footer: (
      <Button variant="primary" block>
        عرض ٣٨ منتجًا
      </Button>
    ),
    children: <Checkbox label="متوفر في المخزن" defaultChecked />,
  },
};

export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'narrow' } },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Everything that this shop says about sending, returns and guarantees',
    children: (
      <Stack gap="md">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>A paragraph of the terms, number {index + 1}.</Text>
        ))}
      </Stack>
    ),
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escapeKey' }),
    );
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
