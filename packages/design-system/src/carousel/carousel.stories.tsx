import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card';
import { Container } from '../container';
import { Image } from '../image';
import { Link } from '../link';
import { Stack } from '../stack';
import { Text } from '../text';
import { Carousel } from '.';
import { carouselDocs } from './carousel.docs';
import { labels, rotation } from './carousel.sample';

const banner = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 200"><rect width="500" height="200" fill="hsl(${hue} 35% 88%)"/><circle cx="390" cy="110" r="64" fill="hsl(${hue} 40% 70%)"/><path d="M300 200c10-60 40-90 80-90s70 30 80 90z" fill="hsl(${hue} 35% 45%)"/></svg>`,
  )}`;
const banners = ['Stoneware week', 'New bowls', 'Vases of the kiln'].map((name, at) => (
  <Link key={name} href={`#${at}`}>
    <Image src={banner(at * 110 + 20)} alt={name} ratio="5/2" priority={at === 0} />
  </Link>
));
const words = (texts: readonly string[]) =>
  texts.map((text) => (
    <Card key={text}>
      <Text>{text}</Text>
    </Card>
  ));

const meta = {
  title: 'Design system/Media/Carousel',
  component: Carousel,
  parameters: { documentation: carouselDocs },
  args: { label: 'Offers of the week', labels, children: banners },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = (role: string, name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect();
    const bars = place('group', labels.picker);
    const before = bars.left - place('button', 'Previous slide').right;
    const after = place('button', 'Next slide').left - bars.right;
    await expect(Math.abs(before - after)).toBeLessThan(1);
  },
};

export const ControlsOver: Story = { args: { controls: 'over' } };

export const Rotating: Story = {
  args: { controls: 'over', interval: 6000, ...rotation },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: /Pause|Play/ });
    const before = toggle.getAttribute('aria-label');
    await userEvent.click(toggle);
    await expect(toggle.getAttribute('aria-label')).not.toBe(before);
  },
};

export const OneSlide: Story = { args: { children: banners[0] } };

export const LongText: Story = {
  args: {
    children: words([
      'Everything in this shop is thrown, trimmed and glazed by the two people whose names stand on the bottom of each cup, in a street where there were nine kilns once and where theirs is the last one that is still lit.',
      'A short one beside it keeps the height of the longest.',
    ]),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'عروض الأسبوع',
    children: words(['أكواب من الخزف', 'أوعية جديدة', 'مزهريات الفرن']),
  },
};

export const InAPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <Stack gap="lg">
        <Carousel {...args} controls="over" />
        <Text>What follows stays where it is, whichever slide is in sight.</Text>
      </Stack>
    </Container>
  ),
};

const isInSight = (slide: HTMLElement) => {
  const row = slide.parentElement!.getBoundingClientRect();
  return Math.abs(slide.getBoundingClientRect().left - row.left) < 2;
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slide = (name: string) => canvas.getByRole('group', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Show slide 2' })).toHaveFocus();
    await waitFor(() => expect(isInSight(slide('2 of 3'))).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(isInSight(slide('3 of 3'))).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(isInSight(slide('1 of 3'))).toBe(true));
    await userEvent.tab();
    await expect(slide('1 of 3').parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Stoneware week' })).toHaveFocus();
  },
};

export const TurnsTheOtherWayInRightToLeft: Story = {
  ...RightToLeft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    const second = canvas.getByRole('group', { name: '2 of 3' });
    await waitFor(() => expect(isInSight(second)).toBe(true));
  },
};
