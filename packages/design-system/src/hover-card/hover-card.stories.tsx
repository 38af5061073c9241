import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Heading } from '../heading';
import { Link } from '../link';
import { Rating } from '../rating';
import { Stack } from '../stack';
import { Text } from '../text';
import { HoverCard } from '.';
import { hoverCardDocs } from './hover-card.docs';

const meta = {
  title: 'Design system/Overlay/HoverCard',
  tags: ['experimental'],
  component: HoverCard,
  parameters: {
    documentation: hoverCardDocs,
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

export const RightToLeft: Story = {
  args: {
    defaultOpen: true,
    trigger: <Link href="#shop">فخار شارع الفرن</Link>,
    children: <Text color="muted">١٢٨ قطعة، معظمها مشكل على الدولاب.</Text>,
  },
  globals: { direction: 'rtl' },
};

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
