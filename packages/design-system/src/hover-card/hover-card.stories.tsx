import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Heading } from '../heading';
import { Link } from '../link';
import { Rating } from '../rating';
import { Stack } from '../stack';
import { Text } from '../text';
import { HoverCard } from '.';

const meta = {
  title: 'Design system/Overlay/HoverCard',
  component: HoverCard,
  parameters: {
    docs: {
      description: {
        component:
          'A look at where a link leads, under a resting pointer or with the focus. Touch never sees it: show only what the page behind the link shows too. For what is needed use Popover, for a few words Tooltip. Keys: the focus opens it, Tab goes on into it, Escape closes it.',
      },
    },
  },
  args: {
    trigger: <Link href="#shop">Kiln Street Pottery</Link>,
    children: (
      <Stack gap="xs">
        <Heading level={3} size="md">
          Kiln Street Pottery
        </Heading>
        <Rating value={4.7} label="4.7 out of 5 stars" size="sm" />
        <Text color="muted">128 goods, mostly thrown on the wheel. Follows you home in a day.</Text>
        <Link href="#follow" variant="accent">
          Follow
        </Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    children:
      'Everything in this shop is thrown, trimmed and glazed by the two people whose names stand on the bottom of each cup, in a street where there were nine kilns once and where theirs is the last one that is still lit.',
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Kiln Street Pottery' });
    await expect(link).toHaveFocus();
    const follow = await screen.findByRole('link', { name: 'Follow' });
    await userEvent.tab();
    await expect(follow).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('link', { name: 'Follow' })).toBeNull();
  },
};
