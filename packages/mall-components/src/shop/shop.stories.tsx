import { Container } from '@vermilion/design-system/container';
import { Stack } from '@vermilion/design-system/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleGoods, sampleShop } from '../testing/samples';
import { ShopGoods, ShopHeader } from '.';

const meta: Meta<typeof ShopHeader> = {
  title: 'Mall/Shop',
  component: ShopHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    shop: sampleShop,
    onFollow: fn(),
    onService: fn(),
    sections: [{ id: 'home', label: 'Home', href: '/merchant/merchant/home?id=1' }],
    currentSection: 'home',
  },
};
export default meta;
type Story = StoryObj<typeof ShopHeader>;

export const Page: Story = {
  render: (args) => (
    <Container style={{ paddingBlock: 24 }}>
      <Stack gap="xxl">
        <ShopHeader {...args} />
        <ShopGoods goods={sampleGoods(5)} />
      </Stack>
    </Container>
  ),
};
export const Following: Story = { args: { shop: { ...sampleShop, followed: true } } };
