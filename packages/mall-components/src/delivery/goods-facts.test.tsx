import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { GoodsFacts, type GoodsFactsProps } from './goods-facts';

const show = (props: Partial<GoodsFactsProps>) => {
  const onCountryChange = vi.fn();
  renderInEnglish(
    <GoodsFacts delivery={{ freightMinor: 450 }} {...{ onCountryChange }} {...props} />,
  );
  return onCountryChange;
};

describe('GoodsFacts', () => {
  it('shows when it arrives, before the cost', () => {
    const arrival = { from: '2026-12-01', until: '2026-12-05' };
    show({ delivery: { freightMinor: 450, arrival, days: { from: 2, to: 4 } } });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Arrives Tue, Dec 1 – Sat, Dec 5Delivery $4.50',
    );
  });

  it('shows delivery cost, arrival, and the amount from which it is free', () => {
    show({
      delivery: { freightMinor: 450, freeFromMinor: 15_000, days: { from: 2, to: 4 } },
      points: 27,
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Delivery $4.50 · arrives in 2–4 days · free from $150.00 in this shop',
    );
    expect(screen.getByText('You earn 27 points')).toBeVisible();
  });

  it('shows free delivery, and when the shop does not deliver there', () => {
    show({ delivery: { freightMinor: 0, freeFromMinor: 500 } });
    expect(screen.getByRole('status')).toHaveTextContent(/^Free delivery$/);
    expect(screen.queryByText(/points/)).not.toBeInTheDocument();
    show({ delivery: undefined, country: { code: 'FR', name: 'France' } });
    expect(screen.getByText('The shop does not send to France')).toBeVisible();
  });

  it('selects another country inline, and returns focus', async () => {
    const onCountryChange = show({ country: { code: 'US', name: 'United States' } });
    await userEvent.click(screen.getByRole('button', { name: 'To United States' }));
    const select = await screen.findByRole('combobox', { name: 'Delivery to' });
    expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'France');
    expect(onCountryChange).toHaveBeenCalledWith('FR', {
      reason: 'input',
      event: expect.any(Event),
    });
    const button = screen.getByRole('button', { name: 'To United States' });
    await vi.waitFor(() => expect(button).toHaveFocus());
  });
});
