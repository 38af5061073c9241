import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Checkbox } from '../checkbox';
import { Stack } from '../stack';
import { Text } from '../text';
import { Sheet } from '.';
import { sheetDocs } from './sheet.docs';

const meta = {
  title: 'Design system/Overlay/Sheet',
  tags: ['experimental'],
  component: Sheet,
  parameters: { documentation: sheetDocs },
  args: {
    title: 'Filters',
    closeLabel: 'Close',
    resizeLabel: 'Height',
    trigger: <Button>Filter</Button>,
    onOpenChange: fn(),
    onSnapChange: fn(),
    children: (
      <Stack gap="sm">
        <Checkbox label="In stock" defaultChecked />
        <Checkbox label="Sent free of charge" />
        <Checkbox label="Made by hand" />
      </Stack>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Low: Story = { args: { defaultOpen: true } };

export const High: Story = { args: { defaultOpen: true, defaultSnap: 1 } };

export const ThreeHeights: Story = {
  args: { defaultOpen: true, snapPoints: [0.3, 0.6, 0.95], defaultSnap: 1 },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    footer: <Button variant="primary">Show 38 goods</Button>,
    children: (
      <Stack gap="md">
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>A paragraph of the terms, number {index + 1}.</Text>
        ))}
      </Stack>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: true, lang: 'ar', title: 'تصفية', closeLabel: 'إغلاق' },
};

export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'narrow' } },
};

export const ByKeyboardAndMouse: Story = {
  args: { defaultOpen: true, snapPoints: [0.3, 0.6, 0.9] },
  play: async ({ args, step }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    const handle = screen.getByRole('separator', { name: 'Height' });
    const isHigh = (share: number) =>
      waitFor(() =>
        expect(Math.abs(sheet.offsetHeight - window.innerHeight * share)).toBeLessThan(2),
      );
    await isHigh(0.3);
    await step('keys', async () => {
      handle.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await isHigh(0.9);
    });
    await step('mouse', async () => {
      const { top } = handle.getBoundingClientRect();
      const y = top + window.innerHeight * 0.28;
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: handle, coords: { x: 200, y: top } },
        { target: handle, coords: { x: 200, y } },
        { target: handle, coords: { x: 200, y } },
        { keys: '[/MouseLeft]', target: handle, coords: { x: 200, y } },
      ]);
      await waitFor(() => expect(args.onSnapChange).toHaveBeenCalled());
    });
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};
