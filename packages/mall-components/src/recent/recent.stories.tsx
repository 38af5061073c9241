import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { fn } from 'storybook/test';
import { sampleGoods } from '../testing/samples';
import { RecentGoodsStrip } from '.';
import { recentDocs } from './recent.docs';

const meta: Meta<typeof RecentGoodsStrip> = {
  title: 'Mall/Recently viewed',
  component: RecentGoodsStrip,
  parameters: { documentation: recentDocs, layout: 'fullscreen' },
  args: { goods: sampleGoods(12), onForget: fn() },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof RecentGoodsStrip>;

export const Many: Story = {};
export const One: Story = { args: { goods: sampleGoods(1) } };
export const None: Story = { args: { goods: [] } };
