import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { Pagination } from '@vermilion/design-system/pagination';
import { fn } from 'storybook/test';
import { sampleBalance, sampleEntries, sampleRules } from '../points.sample';
import { PointsView } from './points-view';
import { pointsViewDocs } from './points-view.docs';

const meta = {
  title: 'Mall/Points/My points',
  component: PointsView,
  args: {
    balance: sampleBalance,
    rules: sampleRules,
    tab: 'detail',
    filter: 'all',
    entries: sampleEntries,
    shopHref: '/',
    onTabChange: fn(),
    onFilterChange: fn(),
    onRetry: fn(),
  },
  parameters: { documentation: pointsViewDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PointsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const One: Story = { args: { entries: sampleEntries.slice(0, 1) } };
export const Many: Story = {
  args: {
    pagination: (
      <Pagination
        label="Pages"
        previousLabel="Previous page"
        nextLabel="Next page"
        pageLabel={(page) => `Page ${page}`}
        page={1}
        pageCount={3}
        getHref={(page) => `?page=${page}`}
      />
    ),
  },
};
export const LargeNumbers: Story = {
  args: {
    balance: { current: 123_456_789, frozen: 98_765_432, earned: 333_333_333, spent: 111_111_112 },
    entries: sampleEntries.map((entry) => ({ ...entry, points: entry.points * 1_234_567 })),
  },
};
export const BelowZero: Story = { args: { balance: { ...sampleBalance, current: -40 } } };
export const EarnPoints: Story = { args: { tab: 'earn' } };
export const NothingToEarn: Story = {
  args: { tab: 'earn', rules: { ...sampleRules, perUnit: 0 } },
};
export const Empty: Story = {
  args: { balance: { current: 0, frozen: 0, earned: 0, spent: 0 }, entries: [] },
};
export const NothingSpent: Story = { args: { filter: 'spent', entries: [] } };
export const NothingEarned: Story = { args: { filter: 'earned', entries: [] } };
export const Loading: Story = {
  args: { balance: undefined, rules: undefined, entries: [], state: 'loading' },
};
export const Failed: Story = { args: { entries: [], state: 'failed' } };
