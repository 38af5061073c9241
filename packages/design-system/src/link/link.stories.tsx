import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../stack';
import { Text } from '../text';
import { Link, linkVariants } from '.';
import { linkDocs } from './link.docs';

const meta = {
  title: 'Design system/Actions/Link',
  component: Link,
  parameters: { documentation: linkDocs },
  args: { href: '#shop', children: 'Harbour Kitchenware' },
  argTypes: { variant: { control: 'inline-radio', options: linkVariants } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="md">
      <Text>
        Sold and sent by <Link {...args} />, with seven days to return it.
      </Text>
      <Link href="#list" variant="quiet">
        A quiet link in a list
      </Link>
      <Link href="#all" variant="accent">
        See all
      </Link>
    </Stack>
  ),
};

export const Current: Story = { args: { 'aria-current': 'page', variant: 'quiet' } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const LongText: Story = {
  render: (args) => (
    <Text asChild>
      <p style={{ maxWidth: 240 }}>
        Read{' '}
        <Link {...args}>
          everything that this shop says about sending, returning and guarantees
        </Link>{' '}
        before you buy.
      </p>
    </Text>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', children: 'متجر الميناء لأدوات المطبخ' },
};
