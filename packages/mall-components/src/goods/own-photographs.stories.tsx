import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@vermilion/design-system/card';
import { Container } from '@vermilion/design-system/container';
import { Stack } from '@vermilion/design-system/stack';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CartShopGroup } from '../cart';
import { OrderLines } from '../order';
import { ownPhotographs } from '../testing/photographs';
import { Gallery, GoodsGrid } from '.';

const meta: Meta = {
  title: 'Mall/Goods/Own photographs',
  // pictures in frames of several components: a page of documentation has one
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 24 }}>
        <Story />
      </Container>
    ),
  ],
};
export default meta;

const rows = ownPhotographs.map((photograph, at) => ({
  ...photograph,
  id: at + 1,
  skuId: at + 1,
  href: '#',
  priceMinor: 2490 + 700 * at,
  quantity: 1,
  stock: 9,
}));

/** On white, cut out, tall, wide, on a dark and on a busy ground: in all frames of goods. */
export const InAllFrames: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <GoodsGrid goods={rows} columns={6} headingLevel={2} />
      <Gallery name="Vase" images={ownPhotographs.map(({ imageSrc }) => imageSrc)} />
      <CartShopGroup
        shop={{ id: 1, name: 'Kiln', href: '#', rows }}
        selection={new Set()}
        onSelectionChange={fn()}
        onQuantityChange={fn()}
        onDelete={fn()}
      />
      <Card>
        <OrderLines lines={rows} />
      </Card>
    </Stack>
  ),
};

/** The picture of an item page shows what is taller or wider than its frame as a whole. */
export const WholeInTheGallery: StoryObj = {
  render: () => <Gallery name="Vase" images={ownPhotographs.map(({ imageSrc }) => imageSrc)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const image = () => canvasElement.querySelector('[data-part="frame"] img')!;
    const fits: string[] = [];
    for (const at of ownPhotographs.keys()) {
      await userEvent.click(
        canvas.getByRole('button', { name: new RegExp(`picture ${at + 1}`, 'i') }),
      );
      await waitFor(() =>
        expect(
          within(canvasElement).getByRole('img', { name: new RegExp(`${at + 1} of 6`) }),
        ).toBeVisible(),
      );
      await waitFor(() => expect((image() as HTMLImageElement).complete).toBe(true));
      await new Promise(requestAnimationFrame);
      fits.push(getComputedStyle(image()).objectFit);
    }
    await expect(fits).toEqual(['cover', 'cover', 'contain', 'contain', 'cover', 'cover']);
  },
};
