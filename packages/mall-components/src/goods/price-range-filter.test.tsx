import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { formatMoneyInput, parseMoney } from '../settings';
import { renderInEnglish } from '../testing/render-in-english';
import { PriceRangeFilter } from '.';

describe('PriceRangeFilter', () => {
  const fields = () =>
    [screen.getByLabelText('Lowest price'), screen.getByLabelText('Highest price')] as const;

  it('returns minor units, with open ends', async () => {
    const onRangeChange = vi.fn();
    renderInEnglish(<PriceRangeFilter range={{}} onRangeChange={onRangeChange} />);
    await userEvent.type(fields()[0], '12.50{Enter}');
    expect(onRangeChange).toHaveBeenCalledWith(
      { minMinor: 1250, maxMinor: undefined },
      { reason: 'submit', event: expect.any(Event) },
    );
  });

  it.each([
    ['abc', '', 'Enter amounts as numbers, such as 12.50'],
    ['20', '10', 'The lowest price must not be above the highest'],
  ])('rejects %s to %s with a reason', async (from, to, reason) => {
    const onRangeChange = vi.fn();
    renderInEnglish(<PriceRangeFilter range={{}} onRangeChange={onRangeChange} />);
    await userEvent.type(fields()[0], from);
    if (to) await userEvent.type(fields()[1], to);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText(reason)).toBeVisible();
    expect(fields()[0]).toHaveFocus();
    expect(onRangeChange).not.toHaveBeenCalled();
  });

  it('is a form that keeps the other parameters without JavaScript', () => {
    const form = {
      action: '/search',
      names: { from: 'minPrice', to: 'maxPrice' },
      keep: { cid: '7', sort: 'new' },
    };
    renderInEnglish(
      <PriceRangeFilter range={{ minMinor: 100 }} onRangeChange={vi.fn()} form={form} />,
    );
    const element = screen.getByRole<HTMLFormElement>('form', { name: 'Price range' });
    expect(element).toHaveAttribute('action', '/search');
    expect([...new FormData(element)]).toEqual([
      ['cid', '7'],
      ['sort', 'new'],
      ['minPrice', '1'],
      ['maxPrice', ''],
    ]);
  });

  it('clears both ends at once', async () => {
    const onRangeChange = vi.fn();
    renderInEnglish(
      <PriceRangeFilter range={{ minMinor: 100, maxMinor: 200 }} onRangeChange={onRangeChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onRangeChange).toHaveBeenCalledWith({}, { reason: 'clear', event: expect.any(Event) });
    expect(fields()[1]).toHaveValue('');
  });

  it('parses every amount that it formats', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (minor) => {
        expect(parseMoney(formatMoneyInput(minor))).toBe(minor);
      }),
    );
  });
});
