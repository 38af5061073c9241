import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading';
import { Surface } from '../surface';
import { Text } from '../text';
import { Container } from '.';
import { containerDocs } from './container.docs';

const meta = {
  title: 'Design system/Layout/Container',
  component: Container,
  parameters: { documentation: containerDocs, layout: 'fullscreen' },
  args: { children: <Surface elevation="sunken">The page column</Surface> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsThePagesMainPart: Story = {
  args: {
    asChild: true,
    children: (
      <main>
        <Heading level={1}>Shop street</Heading>
        <Text>Every band of a page stands in the same column.</Text>
      </main>
    ),
  },
};

export const LongText: Story = {
  args: {
    children:
      'Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis and a sentence that goes on beyond the width of any window, to show that it breaks at the gutter and that the page never scrolls sideways, however narrow it is.',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: <Surface elevation="sunken">عمود الصفحة</Surface> },
};
