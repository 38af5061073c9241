import { Stack } from '@vermilion/design-system/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleReviews, sampleReviewSummary } from '../testing/samples';
import { ReviewFilters, ReviewList, ReviewSummary } from '.';

const meta: Meta<typeof ReviewList> = {
  title: 'Mall/Reviews',
  component: ReviewList,
  args: { reviews: sampleReviews },
};
export default meta;
type Story = StoryObj<typeof ReviewList>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <ReviewSummary summary={sampleReviewSummary} />
      <ReviewFilters
        value={{ level: 'all', withPictures: false, specification: '' }}
        summary={sampleReviewSummary}
        onChange={fn()}
      />
      <ReviewList {...args} />
    </Stack>
  ),
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { reviews: [] } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };
