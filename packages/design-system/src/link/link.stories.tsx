import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import { Text } from '../text';
import { Link, linkVariants } from '.';

const meta = {
  title: 'Design system/Actions/Link',
  component: Link,
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
