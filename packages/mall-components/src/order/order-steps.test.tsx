import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { orderStates, OrderSteps } from '.';

describe('OrderSteps', () => {
  it.each(orderStates)('marks at most one current step of %s', (state) => {
    renderInEnglish(<OrderSteps state={state} />);
    const current = {
      unpaid: 'To pay',
      toShip: 'To ship',
      toReceive: 'To receive',
      toReview: 'To review',
    };
    const expected = state in current ? [current[state as keyof typeof current]] : [];
    const steps = screen.queryAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    expect(steps.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual(expected);
  });

  it('ends with the completed order until there is something to review', () => {
    renderInEnglish(<OrderSteps state="unpaid" />);
    const steps = screen.getByRole('list', { name: 'Order progress' });
    expect(within(steps).getByText('Completed')).toBeVisible();
    expect(within(steps).queryByText('To review')).toBeNull();
  });

  it('marks completed steps as completed and the review as the remaining one', () => {
    renderInEnglish(<OrderSteps state="toReview" />);
    const steps = screen.getByRole('list', { name: 'Order progress' });
    for (const name of ['Paid', 'Shipped', 'Received', 'To review'])
      expect(within(steps).getByText(name)).toBeVisible();
    expect(within(steps).queryByText('Completed')).toBeNull();
  });
});
