import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { expect, within } from 'storybook/test';
import { sampleLines, sampleOrder, samplePricedShop, sampleShops } from '../testing/samples';
import { OrderReceipt } from './order-receipt';
import { orderReceiptDocs } from './order-receipt.docs';

const meta: Meta<typeof OrderReceipt> = {
  title: 'Mall/Order/Receipt',
  component: OrderReceipt,
  args: {
    order: sampleOrder('toReceive', { shops: [samplePricedShop] }),
    issuer: { name: 'Vermilion', address: '1 Harbour Road, Singapore 099253' },
  },
  parameters: { documentation: orderReceiptDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof OrderReceipt>;

export const Paid: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('SH2026111910223304')).toBeVisible();
    const row = canvas.getByRole('row', { name: /Stoneware mug/ });
    await expect(row).toHaveTextContent(/Oat, 350 ml.*14\.50.*× 2.*1\.84.*3\.00.*30\.16/);
  },
};
export const WithoutShares: Story = { args: { order: sampleOrder('toShip') } };
export const Refunded: Story = {
  args: {
    order: sampleOrder('completed', {
      shops: [samplePricedShop],
      refundPayments: [
        { refundNo: 'RE2026112209120001', minor: 3016, at: new Date('2026-11-22T09:12:00Z') },
      ],
    }),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/RE2026112209120001/)).toBeVisible();
  },
};
export const LongAndInManyScripts: Story = {
  args: {
    order: sampleOrder('completed', {
      shops: [
        {
          ...sampleShops.leather,
          lines: Array.from({ length: 60 }, (_, index) => ({
            ...Object.values(sampleLines)[index % 4]!,
            id: index,
          })),
        },
      ],
    }),
  },
};
