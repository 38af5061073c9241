import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Card } from '../card';
import { PackageIcon, StoreIcon, TruckIcon, WalletIcon } from '../icon';
import { Stack } from '../stack';
import { TextField } from '../text-field';
import { RadioCards } from '.';
import { radioCardsDocs } from './radio-cards.docs';

const meta = {
  title: 'Design system/Form/RadioCards',
  component: RadioCards,
  parameters: { documentation: radioCardsDocs },
  args: {
    label: 'Pay with',
    defaultValue: 'card',
    onValueChange: fn(),
    options: [
      { value: 'card', title: 'Card', description: 'Visa, Mastercard, UnionPay' },
      { value: 'balance', title: 'Balance', description: '$40.00 left' },
      {
        value: 'later',
        title: 'On delivery',
        description: 'Not for this address',
        disabled: true,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { defaultValue: undefined, required: true } };
export const WithHint: Story = { args: { hint: 'You can change it until you pay.' } };
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose how you want to pay.' },
};

const deliveries = [
  {
    value: 'courier',
    title: 'Courier',
    description: 'Tomorrow before noon',
    media: <TruckIcon size="md" />,
    aside: '$4.00',
  },
  {
    value: 'locker',
    title: 'Parcel locker',
    description: 'In two days',
    media: <PackageIcon size="md" />,
    aside: '$1.50',
  },
  {
    value: 'shop',
    title: 'Collect at the shop',
    description: 'Today from four',
    media: <StoreIcon size="md" />,
    aside: 'Free',
  },
];

export const WithPicturesAndPrices: Story = {
  args: { label: 'Deliver by', options: deliveries, defaultValue: 'locker' },
};

export const LongText: Story = {
  args: {
    label: 'How do you want to pay for everything that is in your cart at this moment?',
    options: [
      {
        value: 'wallet',
        title: 'The wallet that came with your account when you signed up',
        description: 'What is left in it is spent first, and the rest is asked for by card',
        media: <WalletIcon size="md" />,
        aside: '$1,240.00',
      },
      { value: 'card', title: 'Kraftfahrzeughaftpflichtversicherungskarte' },
    ],
    style: { maxWidth: 288 },
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الدفع بواسطة',
    defaultValue: 'card',
    options: [
      { value: 'card', title: 'بطاقة', description: 'فيزا أو ماستركارد', aside: '$4.00' },
      { value: 'balance', title: 'الرصيد', description: 'بقي أربعون دولارًا' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const InAForm: Story = {
  render: (args) => (
    <Card style={{ maxWidth: 640 }}>
      <Stack gap="lg">
        <TextField label="Recipient" />
        <RadioCards {...args} label="Deliver by" options={deliveries} defaultValue="courier" />
        <Button variant="primary">Continue</Button>
      </Stack>
    </Card>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const balance = canvas.getByRole('radio', { name: 'Balance' });
    await expect(balance).toBeChecked();
    await expect(balance).toHaveAccessibleDescription('$40.00 left');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'card',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};

export const ByTouch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const target = canvas.getByText('$40.00 left');
    await userEvent.pointer([
      { keys: '[TouchA>]', target },
      { keys: '[/TouchA]', target },
    ]);
    await expect(canvas.getByRole('radio', { name: 'Balance' })).toBeChecked();
  },
};
