import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RatingInput } from '.';
import { ratingInputDocs } from './rating-input.docs';

const words = ['poor', 'fair', 'fine', 'good', 'excellent'];

const meta = {
  title: 'Design system/Form/RatingInput',
  component: RatingInput,
  parameters: { documentation: ratingInputDocs },
  args: {
    label: 'How is the cup?',
    starLabel: (stars) => `${stars} stars, ${words[stars - 1] ?? ''}`,
    onValueChange: fn(),
  },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Given: Story = { args: { defaultValue: 4 } };
export const Disabled: Story = { args: { defaultValue: 3, disabled: true } };
export const WithError: Story = { args: { error: 'Give at least one star.' } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'كيف وجدت الكوب؟',
    starLabel: (stars) => `${stars} من ٥ نجوم`,
    defaultValue: 2,
  },
};
export const LongText: Story = {
  args: {
    label: 'How well did what came in the parcel match what the shop had shown and written of it?',
    defaultValue: 3,
    style: { maxWidth: 280 },
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const good = within(canvasElement).getByRole('radio', { name: '4 stars, good' });
    await expect(good).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      4,
      expect.objectContaining({ reason: 'input' }),
    );
  },
};
