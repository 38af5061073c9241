import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { Stack } from '../stack';
import { Text } from '../text';
import { SkipLink } from '.';
import { skipLinkDocs } from './skip-link.docs';

const meta = {
  title: 'Design system/Navigation/SkipLink',
  component: SkipLink,
  parameters: { documentation: skipLinkDocs },
  args: { targetId: 'goods', children: 'To the goods' },
  render: (args) => (
    <Stack gap="md">
      <SkipLink {...args} />
      <Text color="muted">Press Tab.</Text>
      <Button variant="secondary">Search</Button>
      <main id="goods">
        <Button variant="primary">Buy</Button>
      </main>
    </Stack>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const byTab: Story['play'] = async ({ canvasElement, args }) => {
  await userEvent.tab();
  const link = within(canvasElement).getByRole('link', { name: String(args.children) });
  await expect(link).toHaveFocus();
};

export const WithTheFocus: Story = { play: byTab };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'إلى البضائع', lang: 'ar' },
  play: byTab,
};
export const LongText: Story = {
  args: { children: 'Past the search, the languages and all the categories to the goods' },
  play: byTab,
};

export const Enter: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
