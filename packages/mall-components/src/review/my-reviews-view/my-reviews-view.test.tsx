import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShopperError } from '../../error/shopper-error';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleFollowedUp, sampleGoodsToReview, sampleOwnReview } from '../review.sample';
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

describe('MyReviewsView', () => {
  it('links from the goods to the form by their name', () => {
    show();
    const { name, reviewHref } = sampleGoodsToReview;
    const link = screen.getByRole('link', { name: `Write a review ${name}` });
    expect(link).toHaveAttribute('href', reviewHref);
  });

  it('shows the count of each tab, and requests the other tab', async () => {
    const onTabChange = show();
    expect(screen.getByRole('tab', { name: /^To review/ })).toHaveTextContent('1');
    await userEvent.click(screen.getByRole('tab', { name: /^Reviewed/ }));
    expect(onTabChange).toHaveBeenCalledExactlyOnceWith('written', {
      reason: 'tabPress',
      event: expect.any(Event),
    });
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
  ] as const)('shows an empty state in %s', (tab, message) => {
    show({ tab, goods: [], reviews: [] });
    expect(screen.getByText(message)).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    const onRetry = vi.fn();
    show({ state: 'failed', onRetry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  describe('a follow-up', () => {
    const open = async (onFollowUp = vi.fn()) => {
      const review = { ...sampleOwnReview, canFollowUp: true };
      const reviews = [review, sampleFollowedUp];
      const props = { goods: [], onTabChange: vi.fn(), tab: 'written' as const };
      renderInEnglish(<MyReviewsView {...props} reviews={reviews} onFollowUp={onFollowUp} />);
      const name = `Add to your review ${sampleOwnReview.goods.name}`;
      await userEvent.click(screen.getByRole('button', { name }));
      return { review, name, onFollowUp, text: screen.getByRole('textbox') };
    };
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Add it' }));

    it('is submitted with its text, which is required', async () => {
      const { review, text, onFollowUp } = await open();
      expect(text).toHaveFocus();
      await userEvent.type(text, '\u2800');
      await send();
      expect(text).toHaveAccessibleDescription(/Please fill in what you want to add/);
      await userEvent.clear(text);
      await userEvent.type(text, ' Still good. ');
      await send();
      expect(onFollowUp).toHaveBeenCalledExactlyOnceWith(review, 'Still good.');
    });

    it('shows why it could not be added, and keeps the text', async () => {
      const { text } = await open(vi.fn().mockRejectedValue(new ShopperError('Too late.')));
      await userEvent.type(text, 'Still good.');
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent('Too late.');
      expect(text).toHaveValue('Still good.');
    });

    it('can be cancelled, returning focus to its button', async () => {
      const { name } = await open();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    });

    it('is shown beneath its review', async () => {
      await open();
      expect(screen.getByText(/^After half a year/)).toBeVisible();
      expect(screen.getByText('Added on Sep 20, 2026:')).toBeVisible();
    });
  });
});
