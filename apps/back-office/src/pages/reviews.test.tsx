import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { axeViolations } from '../testing/axe-violations';
import { failure, openOffice } from '../testing/open-office';
import { keyWith, pageOf } from '../testing/samples';
import { review } from '../testing/shop-samples';

describe('the reviews', () => {
  it('that wait for an answer come first, and are answered', async () => {
    const { calls, router } = openOffice('/reviews', {
      replyToReview: vi
        .fn(async () => null)
        .mockRejectedValueOnce(failure('business', 'already-done')),
    });
    const text = await screen.findByText('Pours well');
    const item = within(text.closest('li') as HTMLElement);
    expect(item.getByRole('img', { name: '4 stars of 5' })).toBeInTheDocument();
    expect(calls.operatorReviews).toHaveBeenCalledWith(
      { replied: false, shown: true, page: 1, limit: 20 },
      expect.anything(),
    );
    expect(item.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument();
    await userEvent.click(item.getByRole('button', { name: 'Answer the review of Iron kettle' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Thank you');
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is done already');
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }));
    await vi.waitFor(() =>
      expect(calls.replyToReview).toHaveBeenLastCalledWith({ id: 11, text: 'Thank you' }),
    );
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Answered');
    expect(router.state.location.search).toBe('?show=answered');
    expect(await axeViolations()).toEqual([]);
  });

  it('are hidden with a reason by the mall, and shown again', async () => {
    const hidden = { ...review, id: 12, shown: false, hideReason: 'Insult', reply: 'Sorry' };
    const { calls } = openOffice('/reviews?show=all', {
      operatorSelf: async () => keyWith(['reviews:read', 'reviews:moderate']),
      operatorReviews: async () => pageOf([review, hidden]),
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Hide the review of Iron kettle' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Rude');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    await vi.waitFor(() =>
      expect(calls.hideReview).toHaveBeenCalledWith({ id: 11, reason: 'Rude' }),
    );
    expect(screen.getByText('Why it is hidden: Insult')).toBeVisible();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(
      screen.getByRole('button', { name: 'Show the review of Iron kettle again' }),
    );
    expect(calls.showReview).toHaveBeenCalledWith({ id: 12 });
    expect(screen.queryByRole('button', { name: /^Answer/ })).not.toBeInTheDocument();
  });

  it('are none', async () => {
    openOffice('/reviews', { operatorReviews: async () => pageOf([]) });
    expect(await screen.findByText('No review waits for an answer.')).toBeVisible();
  });
});
