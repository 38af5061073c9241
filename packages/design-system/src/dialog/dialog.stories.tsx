import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';
import { TextField } from '../text-field';
import { Dialog, dialogSizes } from '.';
import { dialogDocs } from './dialog.docs';

const isShown = () =>
  waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeVisible());

const meta = {
  title: 'Design system/Overlay/Dialog',
  component: Dialog,
  parameters: { documentation: dialogDocs },
  args: {
    title: 'Edit address',
    description: 'Orders that are already on their way keep the old one.',
    closeLabel: 'Close',
    onOpenChange: fn(),
    trigger: <Button variant="secondary">Edit address</Button>,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
    children: (
      <Stack gap="md">
        <TextField label="Recipient" />
        <TextField label="Phone" />
      </Stack>
    ),
  },
  argTypes: { size: { control: 'inline-radio', options: dialogSizes } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const TitleHidden: Story = {
  args: { defaultOpen: true, titleHidden: true, description: undefined, footer: undefined },
  play: async () => {
    await isShown();
  },
};

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <Stack gap="md">
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index}>A paragraph of the terms, number {index + 1}.</Text>
        ))}
      </Stack>
    ),
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Edit address' });
    await userEvent.click(trigger);
    await isShown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escapeKey' }),
    );
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    title: 'تعديل العنوان',
    description: 'الطلبات التي في الطريق تحتفظ بالعنوان القديم.',
    closeLabel: 'إغلاق',
    footer: <Button variant="primary">حفظ</Button>,
    children: <TextField label="المستلم" />,
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    size: 'sm',
    title: 'Everything that this shop says about sending, returning and Rechtsschutzversicherungen',
  },
};

export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'narrow' } },
};

/** The body scrolls between title and footer, and is focusable for keyboard scrolling. */
export const TheFooterStays: Story = {
  args: { ...LongContent.args },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    const save = dialog.getByRole('button', { name: 'Save' });
    const { top } = save.getBoundingClientRect();
    const last = dialog.getByText(/number 40/);
    last.scrollIntoView();
    await expect(save.getBoundingClientRect().top).toBe(top);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};
