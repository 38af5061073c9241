import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleGoodsToReview, sampleOwnReview } from '../review.sample';
import { MyReviewsView, type MyReviewsViewProps } from './my-reviews-view';

function show(props: Partial<MyReviewsViewProps> = {}) {
  const onTabChange = vi.fn();
  renderInEnglish(
    <MyReviewsView
      tab="toWrite"
      onTabChange={onTabChange}
      counts={{ toWrite: 1, written: 3 }}
      goods={[sampleGoodsToReview]}
      reviews={[sampleOwnReview]}
      {...props}
    />,
  );
  return onTabChange;
}

it('leads from the goods to the form, by a link that names them', () => {
  show();
  const { name, reviewHref } = sampleGoodsToReview;
  const link = screen.getByRole('link', { name: `Write a review ${name}` });
  expect(link).toHaveAttribute('href', reviewHref);
});

it('tells how many there are in each tab, and asks for the other one', async () => {
  const onTabChange = show();
  expect(screen.getByRole('tab', { name: /^To review/ })).toHaveTextContent('1');
  await userEvent.click(screen.getByRole('tab', { name: /^Reviewed/ }));
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('written');
});

it('shows an own review with both scores, pictures and the reply of the shop', () => {
  show({ tab: 'written' });
  const card = within(screen.getByRole('article', { name: sampleOwnReview.goods.name }));
  expect(card.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(card.getAllByRole('img', { name: /^Your picture \d of/ })).toHaveLength(2);
  expect(card.getByText(/The glaze is darker/)).toBeVisible();
  expect(card.getByText('The shop replies:')).toBeVisible();
});

it.each([
  ['toWrite', /Nothing waits for your review/],
  ['written', /You have not reviewed anything yet/],
] as const)('says that there is nothing in %s', (tab, message) => {
  show({ tab, goods: [], reviews: [] });
  expect(screen.getByText(message)).toBeVisible();
});

it('offers to load again what could not be loaded', async () => {
  const onRetry = vi.fn();
  show({ state: 'failed', onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
