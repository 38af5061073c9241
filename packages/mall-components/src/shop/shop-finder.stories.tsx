import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShopFinder } from './shop-finder';
import { shopFinderDocs } from './shop-finder.docs';
import { ShopTiles } from './shop-tiles';

const option = (key: number, label: string, chosen = false) => ({
  key,
  label,
  chosen,
  href: `/?type=${key}`,
});

const meta: Meta<typeof ShopFinder> = {
  title: 'Mall/Shop/Finder',
  component: ShopFinder,
  parameters: { documentation: shopFinderDocs },
  args: {
    search: { action: '/', name: 'title', keep: {}, value: '', onSearch: fn() },
    groups: [
      { key: 'type', label: 'Shop type', options: [option(1, 'Flagship'), option(2, 'Specialty')] },
    ],
    chosen: [],
    clearHref: '/',
    children: <ShopTiles shops={[]} />,
  },
};
export default meta;
type Story = StoryObj<typeof ShopFinder>;

export const Whole: Story = {
  async play({ canvasElement, args }) {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Search for a shop' });
    await userEvent.type(box, 'tea{Enter}');
    await expect(args.search.onSearch).toHaveBeenCalledWith('tea');
  },
};
export const Narrowed: Story = {
  args: {
    groups: [{ key: 'type', label: 'Shop type', options: [option(1, 'Flagship', true)] }],
  },
};
