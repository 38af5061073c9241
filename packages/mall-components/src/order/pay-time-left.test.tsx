import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { PayTimeLeft } from './pay-time-left';

const MINUTE = 60_000;
const timer = () => screen.getByRole('timer', { name: 'Time left to pay' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('PayTimeLeft', () => {
  it.each([
    [60 * MINUTE, 'Pay within 1 h 0 min'],
    [25 * 60 * MINUTE + 1000, 'Pay within 25 h 0 min'],
    [59 * MINUTE + 59_000, 'Pay within 59 min 59 s'],
    [0, 'The time to pay has expired'],
  ])('formats %i ms as "%s"', (left, text) => {
    renderInEnglish(<PayTimeLeft until={new Date(Date.now() + left)} />);
    expect(timer()).toHaveTextContent(text);
  });

  it('announces the last five minutes, and ends on the second', () => {
    renderInEnglish(<PayTimeLeft until={new Date(Date.now() + 5 * MINUTE + 2000)} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toHaveTextContent('5 minutes left to pay');
    act(() => vi.advanceTimersByTime(5 * MINUTE));
    expect(timer()).toHaveTextContent('The time to pay has expired');
  });
});
