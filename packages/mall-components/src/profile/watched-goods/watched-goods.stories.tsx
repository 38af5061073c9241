import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { samplePicture } from '../../testing/pictures';
import { WatchedGoods } from './watched-goods';
import { watchedGoodsDocs } from './watched-goods.docs';

const sku = (id: number, name: string, options?: string) => ({
  id,
  name,
  options,
  href: `/goods_detail/${id}`,
  imageSrc: samplePicture(id),
});

const meta: Meta<typeof WatchedGoods> = {
  title: 'Mall/Profile/Watched goods',
  component: WatchedGoods,
  parameters: { documentation: watchedGoodsDocs },
  args: { goods: [sku(1, 'Stoneware teapot', 'Sage, 900 ml'), sku(2, 'Kettle')], onStop: fn() },
};
export default meta;
type Story = StoryObj<typeof WatchedGoods>;

export const Some: Story = {
  async play({ canvasElement, args }) {
    const stop = within(canvasElement).getByRole('button', { name: 'Stop waiting Kettle' });
    await userEvent.click(stop);
    await expect(args.onStop).toHaveBeenCalledWith(2);
  },
};
export const LongName: Story = { args: { goods: [sku(1, 'Teekannenuntersetzer'.repeat(6))] } };
export const None: Story = { args: { goods: [] } };
