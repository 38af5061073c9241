import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { Stack } from '@vermilion/design-system/stack';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleGoods, sampleShop } from '../testing/samples';
import { OpeningHoursButton, ShopBar, ShopContactButton, ShopGoods, ShopHeader } from '.';
import { shopDocs } from './shop.docs';
import { sampleHours, sampleSections } from './shop.sample';

const meta: Meta<typeof ShopHeader> = {
  title: 'Mall/Shop/Header',
  component: ShopHeader,
  parameters: { documentation: shopDocs, layout: 'fullscreen' },
  args: { shop: sampleShop, onFollow: fn(), children: <OpeningHoursButton hours={sampleHours} /> },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <Story />
      </Container>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ShopHeader>;

const onSearch = fn();

export const Page: Story = {
  args: { children: <ShopContactButton contact={{ kind: 'phone', value: '+1 555 0142' }} /> },
  render: (args) => (
    <Stack gap="lg">
      <ShopHeader {...args} />
      <ShopBar
        sections={sampleSections}
        currentSection="home"
        search={{ action: '/', name: 'search', keep: { id: '1' }, value: '', onSearch }}
      />
      <ShopGoods kind="best" goods={sampleGoods(5)} href="/" />
      <ShopGoods goods={[]} />
    </Stack>
  ),
  async play({ canvasElement }) {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Search in this shop' });
    await userEvent.type(box, '  cup {Enter}');
    await expect(onSearch).toHaveBeenCalledWith('cup');
  },
};
export const Following: Story = { args: { shop: { ...sampleShop, followed: true } } };
/** No rating, no followers, no banner. */
export const NewShop: Story = {
  args: {
    shop: {
      id: 2,
      name: 'ร้านใบไม้',
      logoSrc: sampleShop.logoSrc,
      rating: 0,
      selfOperated: false,
      followerCount: 0,
      followed: false,
    },
  },
};
export const LongName: Story = {
  args: {
    shop: {
      ...sampleShop,
      name: 'The honourable company of makers of everything that a table can carry',
      since: new Date('2021-03-01T00:00:00Z'),
    },
    children: (
      <>
        <ShopContactButton
          contact={{ kind: 'link', href: 'https://chat.example', opensWindow: true }}
        />
        <OpeningHoursButton hours={sampleHours} />
      </>
    ),
  },
};
/** The panel of opening hours. */
export const Hours: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Opening hours' }));
    const panel = canvas.getByRole('dialog', { name: 'Opening hours' });
    await expect(within(panel).getByText('Mon – Fri')).toBeVisible();
    await expect(within(panel).getByText('Closed')).toBeVisible();
  },
};
