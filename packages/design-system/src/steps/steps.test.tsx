import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Steps } from '.';

const steps = [{ label: 'Cart' }, { label: 'Pay' }, { label: 'Received' }];

const texts = (current: number) => {
  render(<Steps label="Order" doneLabel="finished" steps={steps} current={current} />);
  const list = within(screen.getByRole('list', { name: 'Order' }));
  return list.getAllByRole('listitem');
};

describe('Steps', () => {
  it('names completed steps and marks the current one', () => {
    const [cart, pay, received] = texts(1);
    expect(cart).toHaveTextContent('Cart, finished');
    expect(pay).toHaveAttribute('aria-current', 'step');
    expect(received).toHaveAttribute('data-state', 'upcoming');
    expect(received).not.toHaveTextContent('finished');
  });

  it('has no current step when all are done', () => {
    for (const step of texts(3)) {
      expect(step).toHaveTextContent('finished');
      expect(step).not.toHaveAttribute('aria-current');
    }
  });
});
