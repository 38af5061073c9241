import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PaymentCodeDialog } from './payment-code-dialog';
import { paymentCodeDialogDocs } from './payment-code-dialog.docs';

const meta = {
  title: 'Mall/Order/Payment code',
  component: PaymentCodeDialog,
  parameters: { documentation: paymentCodeDialogDocs },
  args: {
    open: true,
    onClose: fn(),
    code: 'weixin://wxpay/bizpayurl?pr=7xQw2M9',
    amountMinor: 59100,
    onPaid: fn(),
  },
} satisfies Meta<typeof PaymentCodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToScan: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    await expect(args.onPaid).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Pay later' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const ToScanOrOpen: Story = { args: { code: 'https://pay.example/p/7xQw2M9' } };
