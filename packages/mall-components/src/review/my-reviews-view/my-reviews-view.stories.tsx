import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@vermilion/design-system/container';
import { Pagination } from '@vermilion/design-system/pagination';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  sampleFollowedUp,
  sampleGoodsToReview,
  sampleLongGoods,
  sampleLongReview,
  sampleOwnReview,
} from '../review.sample';
import { MyReviewsView } from './my-reviews-view';
import { myReviewsViewDocs } from './my-reviews-view.docs';

const meta = {
  title: 'Mall/Reviews/My reviews',
  component: MyReviewsView,
  args: {
    tab: 'toWrite',
    onTabChange: fn(),
    counts: { toWrite: 2, written: 14 },
    goods: [sampleGoodsToReview],
    reviews: [sampleOwnReview],
  },
  parameters: { documentation: myReviewsViewDocs, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof MyReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToReview: Story = {};
export const Many: Story = {
  args: {
    goods: [sampleGoodsToReview, sampleLongGoods],
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
export const Reviewed: Story = { args: { tab: 'written' } };
export const FollowUps: Story = {
  args: {
    tab: 'written',
    reviews: [sampleFollowedUp, { ...sampleOwnReview, canFollowUp: true }],
    onFollowUp: fn(),
  },
};
export const FollowUpMissing: Story = {
  ...FollowUps,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Add to your review/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add it' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const LongReviews: Story = {
  args: { tab: 'written', reviews: [sampleLongReview, sampleOwnReview] },
};
export const NothingToReview: Story = { args: { goods: [], counts: { toWrite: 0 } } };
export const NothingReviewed: Story = { args: { tab: 'written', reviews: [] } };
export const Loading: Story = { args: { state: 'loading', counts: {} } };
export const Failed: Story = { args: { state: 'failed', onRetry: fn(), counts: {} } };
export const ReviewsFailed: Story = { args: { tab: 'written', state: 'failed', onRetry: fn() } };
