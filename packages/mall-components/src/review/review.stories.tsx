import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@vermilion/design-system/stack';
import { expect, fn, within } from 'storybook/test';
import { sampleReviews, sampleReviewSummary } from '../testing/samples';
import { ReviewFilters, ReviewHighlights, ReviewList, ReviewSummary } from '.';
import { reviewDocs } from './review.docs';

const meta: Meta<typeof ReviewList> = {
  title: 'Mall/Reviews',
  component: ReviewList,
  parameters: { documentation: reviewDocs },
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
        onValueChange={fn()}
      />
      <ReviewList {...args} />
    </Stack>
  ),
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { reviews: [] } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn() } };

/** The newest reviews, with a link to all. */
export const Highlights: Story = {
  render: () => (
    <ReviewHighlights
      summary={sampleReviewSummary}
      reviews={sampleReviews.slice(0, 2)}
      href="#reviews"
    />
  ),
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'What shoppers say' });
    await expect(within(section).getAllByRole('article')).toHaveLength(2);
    await expect(within(section).getByRole('link', { name: /^All \d+ reviews$/ })).toBeVisible();
  },
};
/** All reviews are shown: no link. */
export const HighlightsAreAll: Story = {
  render: () => (
    <ReviewHighlights
      summary={{ ...sampleReviewSummary, counts: { all: 1, good: 1, general: 0, bad: 0 } }}
      reviews={sampleReviews.slice(0, 1)}
      href="#reviews"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /reviews?$/ })).toBeNull();
  },
};
