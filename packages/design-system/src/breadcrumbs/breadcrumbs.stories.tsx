import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from '.';
import { breadcrumbsDocs } from './breadcrumbs.docs';

const meta = {
  title: 'Design system/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { documentation: breadcrumbsDocs },
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen and table', href: '#kitchen' },
      { label: 'Mugs', href: '#mugs' },
      { label: 'Hand-thrown stoneware mug' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Crumbs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kitchen and table' })).toHaveFocus();
  },
};

export const TheFirstLevel: Story = {
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'Shop street' }] },
};

export const LongText: Story = {
  args: {
    style: { maxWidth: 288 },
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Everything for living rooms and bedrooms', href: '#rooms' },
      { label: 'Hand-thrown stoneware mug with a matt glaze, 350 ml, dishwasher safe' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'أنت هنا',
    lang: 'ar',
    items: [
      { label: 'الرئيسية', href: '#home' },
      { label: 'المطبخ والمائدة', href: '#kitchen' },
      { label: 'كوب من الفخار' },
    ],
  },
};

/** The middle of a long path is collapsed behind a button. */
export const CutShort: Story = {
  args: {
    max: 3,
    moreLabel: 'Show the whole way',
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen and table', href: '#kitchen' },
      { label: 'Cups', href: '#cups' },
      { label: 'Stoneware', href: '#stoneware' },
      { label: 'Hand-thrown stoneware mug' },
    ],
  },
};
