import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CollectionView } from '.';
import { collectionDocs } from './collection.docs';
import { sampleCollected, sampleFollowed } from './collection.sample';

const meta: Meta<typeof CollectionView> = {
  title: 'Mall/Collection',
  component: CollectionView,
  parameters: { documentation: collectionDocs },
  args: {
    tab: 'goods',
    onTabChange: fn(),
    counts: { goods: 6, shops: 3 },
    goods: sampleCollected,
    shops: sampleFollowed,
    goodsHref: '/goods/goods_search',
    shopsHref: '/merchant/merchant_street',
    onRemove: fn(),
    onRetry: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof CollectionView>;

export const Goods: Story = {};
export const One: Story = { args: { goods: sampleCollected.slice(0, 1), counts: { goods: 1 } } };
export const Shops: Story = { args: { tab: 'shops' } };
export const Managing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Enamel kettle/ }));
  },
};
export const Empty: Story = { args: { goods: [], counts: { goods: 0, shops: 0 } } };
export const NoShops: Story = { args: { ...Empty.args, tab: 'shops', shops: [] } };
export const Loading: Story = { args: { goods: [], state: 'loading', counts: undefined } };
export const LoadingShops: Story = { args: { ...Loading.args, tab: 'shops', shops: [] } };
export const Failed: Story = { args: { goods: [], state: 'failed', counts: undefined } };
