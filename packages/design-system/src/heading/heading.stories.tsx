import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import { Text } from '../text';
import { fontSizes } from '../tokens';
import { Heading } from '.';
import { headingDocs } from './heading.docs';

const meta = {
  title: 'Design system/Text/Heading',
  component: Heading,
  parameters: { documentation: headingDocs },
  args: { level: 2, children: 'Shop street' },
  argTypes: { size: { control: 'inline-radio', options: fontSizes } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Headings: Story = {
  render: () => (
    <Stack gap="sm">
      <Heading level={1} size="xxl">
        Everything for a slow breakfast
      </Heading>
      <Heading level={2} size="xl">
        Shop street
      </Heading>
      <Heading level={3} size="lg">
        You may also like
      </Heading>
      <Heading level={4} size="md">
        Delivery
      </Heading>
    </Stack>
  ),
};

/** Each level with its default size. */
export const Levels: Story = {
  render: () => (
    <Stack gap="sm">
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};

export const InAPage: Story = {
  render: () => (
    <article>
      <Heading level={2}>Sending and returning</Heading>
      <Text asChild color="muted">
        <p>We send within a day and take it back within seven.</p>
      </Text>
    </article>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxWidth: 320 },
    children: 'Everything that this shop says about sending, returning and guarantees',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { level: 1, lang: 'ar', children: 'كل ما يلزم لفطور هادئ' },
};
