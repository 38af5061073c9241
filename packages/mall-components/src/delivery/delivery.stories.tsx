import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GoodsFacts } from '.';
import { deliveryDocs } from './delivery.docs';

const meta: Meta<typeof GoodsFacts> = {
  title: 'Mall/Delivery and points',
  component: GoodsFacts,
  parameters: { documentation: deliveryDocs },
  args: {
    delivery: {
      freightMinor: 450,
      freeFromMinor: 15_000,
      arrival: { from: '2026-12-01', until: '2026-12-05' },
    },
    country: { code: 'US', name: 'United States' },
    onCountryChange: fn(),
    points: 27,
  },
};
export default meta;
type Story = StoryObj<typeof GoodsFacts>;

export const ToACountry: Story = {};
export const NoCountryYet: Story = { args: { country: undefined } };
/** Servers that know no dates say after how many days it is. */
export const DaysOnly: Story = {
  args: { delivery: { freightMinor: 450, days: { from: 2, to: 4 } } },
};
export const Free: Story = { args: { delivery: { freightMinor: 0 } } };
export const NotSentThere: Story = { args: { delivery: undefined, points: 0 } };
