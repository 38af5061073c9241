import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { Grid } from '../grid';
import { Heading } from '../heading';
import { Stack } from '../stack';
import { Text } from '../text';
import { Gallery } from '.';
import { galleryDocs } from './gallery.docs';
import { images, labels } from './gallery.sample';

const meta = {
  title: 'Design system/Media/Gallery',
  component: Gallery,
  parameters: { documentation: galleryDocs },
  args: { label: 'Pictures of the stoneware mug', labels, images, priority: true },
  decorators: [
    (Story, { parameters }) =>
      parameters.wide ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 440 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThumbnailsBeside: Story = { args: { thumbnails: 'beside' } };

export const Many: Story = {
  args: {
    thumbnails: 'beside',
    images: Array.from({ length: 14 }, (_, at) => ({
      ...images[at % 4]!,
      src: `${images[at % 4]!.src}#${at}`,
    })),
  },
};

export const OnePicture: Story = { args: { images: images.slice(0, 1) } };

export const NoPicture: Story = { args: { images: [] } };

export const BrokenPicture: Story = {
  args: {
    images: [{ src: 'data:image/png;base64,broken', alt: 'Stoneware mug, front' }, ...images],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Stoneware mug, front')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    images: [
      {
        ...images[0]!,
        caption:
          'Everything in this shop is thrown, trimmed and glazed by the two people whose names stand on the bottom of each cup, in a street where there were nine kilns once and where theirs is the last one that is still lit.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enlarge picture' }));
    await waitFor(() => expect(screen.getByText(/nine kilns/)).toBeVisible(), { timeout: 10_000 });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'صور الكوب', thumbnails: 'beside' },
};

export const InAPage: Story = {
  parameters: { wide: true },
  render: (args) => (
    <Grid columns={{ base: 1, md: 2 }} gap="lg">
      <Gallery {...args} />
      <Stack gap="md" align="start">
        <Heading level={1}>Stoneware mug</Heading>
        <Text>Holds 300 ml, and stands the dishwasher.</Text>
        <Button variant="primary">Add to cart</Button>
      </Stack>
    </Grid>
  ),
};

export const LightboxByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const enlarge = () => within(canvasElement).getByRole('button', { name: 'Enlarge picture' });
    await userEvent.tab();
    await expect(enlarge()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Its code is loading
    const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
    const image = () => within(dialog).getByRole('img');
    await userEvent.keyboard('{ArrowRight}');
    await expect(image()).toHaveAccessibleName('Stoneware mug in blue');
    await userEvent.keyboard('+');
    await waitFor(() => {
      const stage = image().closest('[data-part="stage"]')!.getBoundingClientRect();
      return expect(image().getBoundingClientRect().width).toBeGreaterThan(stage.width * 1.4);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(enlarge()).toHaveFocus());
  },
};

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enlarge picture' }));
    const zoomIn = { name: 'Zoom in' };
    await userEvent.click(await screen.findByRole('button', zoomIn, { timeout: 10_000 }));
    await expect(screen.getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
