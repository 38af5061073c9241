import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { sampleCategories, sampleGoods } from '../testing/samples';
import { CategoryPanel } from '.';
import { categoryPanelDocs } from './category-panel.docs';

const meta: Meta<typeof CategoryPanel> = {
  title: 'Mall/Category panel',
  component: CategoryPanel,
  parameters: { documentation: categoryPanelDocs },
  args: { categories: sampleCategories },
};
export default meta;
type Story = StoryObj<typeof CategoryPanel>;

const open = async (canvas: HTMLElement) => {
  await userEvent.hover(within(canvas).getByRole('link', { name: 'Kitchen and table' }));
  await screen.findByRole('link', { name: 'Kettles' });
};

export const Closed: Story = {};
export const Open: Story = {
  args: { loadGoods: () => Promise.resolve(sampleGoods(4)) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await screen.findByText('Bestsellers')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { loadGoods: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await screen.findByText('Bestsellers');
  },
};
export const WithoutGoods: Story = {
  args: { loadGoods: () => Promise.resolve([]) },
  play: async ({ canvasElement }) => open(canvasElement),
};
export const Narrow: Story = {
  ...Open,
  globals: { viewport: { value: 'narrow' } },
};
