import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid';
import { Image } from '.';
import { imageDocs } from './image.docs';

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hue} 30% 90%)"/><path d="M32 38h30v28a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8zM62 44h6a7 7 0 0 1 0 16h-6" fill="none" stroke="hsl(${hue} 40% 35%)" stroke-width="4"/></svg>`,
  )}`;

const meta = {
  title: 'Design system/Media/Image',
  component: Image,
  parameters: { documentation: imageDocs },
  args: { src: picture(20), alt: 'A mug', ratio: '1/1', radius: 'card' },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 240, height: 240 } };

export const Radii: Story = {
  render: (args) => (
    <Grid columns={{ base: 2, md: 4 }}>
      {(['none', 'sm', 'card', 'pill'] as const).map((radius) => (
        <Image {...args} key={radius} radius={radius} ratio="1/1" />
      ))}
    </Grid>
  ),
};

/** `contain` shows the whole image, `cover` fills the frame. */
export const Fits: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Image {...args} ratio="16/9" fit="contain" />
      <Image {...args} ratio="16/9" fit="cover" />
    </Grid>
  ),
};

/** A failed image: its alternative text is in the reserved space. */
export const LongText: Story = {
  args: {
    src: 'data:image/png;base64,broken',
    alt: 'A stoneware mug on a wooden table beside a window, its handle to the right, steam above it',
    ratio: '4/3',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { src: 'data:image/png;base64,broken', alt: 'كوب من الخزف على طاولة', ratio: '4/3' },
};

export const Ratios: Story = {
  render: (args) => (
    <Grid columns={{ base: 2, md: 4 }}>
      <Image {...args} ratio="1/1" />
      <Image {...args} src={picture(200)} ratio="4/3" />
      <Image {...args} src={picture(120)} ratio="3/4" />
      <Image {...args} src="data:image/png;base64,broken" alt="A picture that fails" ratio="16/9" />
    </Grid>
  ),
};
