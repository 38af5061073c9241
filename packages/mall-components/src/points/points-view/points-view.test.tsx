import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render-in-english';
import { sampleBalance, sampleEntries, sampleRules } from '../points.sample';
import { PointsView, type PointsViewProps } from './points-view';

function show(props: Partial<PointsViewProps> = {}) {
  const onTabChange = vi.fn();
  const onFilterChange = vi.fn();
  renderInEnglish(
    <PointsView
      balance={sampleBalance}
      rules={sampleRules}
      tab="detail"
      filter="all"
      entries={sampleEntries}
      shopHref="/"
      {...{ onTabChange, onFilterChange }}
      {...props}
    />,
  );
  return { onTabChange, onFilterChange };
}

describe('PointsView', () => {
  it.each([
    ['Points to spend', '320'],
    ['Pending', '142'],
    ['Earned in total', '612'],
    ['Spent in total', '150'],
  ])('shows %s', (label, value) => {
    show();
    const term = screen.getByText(label).closest('dt');
    expect(term?.nextElementSibling).toHaveTextContent(value);
  });

  it('explains the rates, and the value of the points', () => {
    show();
    const rates = screen.getByText(/1 point for every \$1\.00 that you pay for items/).closest('p');
    expect(rates).toHaveTextContent('100 points are worth $1.00 at checkout.');
    expect(screen.getByText('Worth $3.20')).toBeVisible();
  });

  it('leaves out what is pending and spent where that is nothing', () => {
    show({ balance: { ...sampleBalance, frozen: 0, spent: 0 } });
    expect(screen.queryByText('Pending')).not.toBeInTheDocument();
    expect(screen.queryByText('Spent in total')).not.toBeInTheDocument();
    expect(screen.getByText('Earned in total')).toBeVisible();
  });

  it('explains a negative balance, which has no value', () => {
    show({ balance: { ...sampleBalance, current: -40 } });
    expect(screen.getByText(/A refund took back points/)).toBeVisible();
    expect(screen.queryByText(/^Worth/)).not.toBeInTheDocument();
  });

  it('lists signed amounts with their source, and until when they are frozen', () => {
    show();
    const rows = within(screen.getByRole('list', { name: /newest first/ })).getAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(sampleEntries.length);
    expect(rows[0]).toHaveTextContent('+142 points');
    expect(rows[0]).toHaveTextContent('Pending until Apr 27, 2026');
    const { number = '', href = '' } = sampleEntries[0]?.source ?? {};
    expect(screen.getByRole('link', { name: 'Stoneware mug and 1 more' })).toHaveAttribute(
      'href',
      href,
    );
    expect(rows[0]).toHaveTextContent(number);
    expect(rows[2]).toHaveTextContent('-38 points');
    expect(rows[5]).toHaveTextContent('+1 point');
    expect(within(rows[5] as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  });

  it('requests another filter and another tab', async () => {
    const { onTabChange, onFilterChange } = show();
    expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Spent' }));
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith('spent', {
      reason: 'input',
      event: expect.any(Event),
    });
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Points detail', 'Earn points']);
    await userEvent.click(screen.getByRole('tab', { name: 'Earn points' }));
    expect(onTabChange).toHaveBeenCalledExactlyOnceWith('earn', {
      reason: 'tabPress',
      event: expect.any(Event),
    });
  });

  it('explains the rules with the rates of the mall', () => {
    show({ tab: 'earn', rules: { perUnit: 5, pointMinor: 2, frozenDays: 1 } });
    expect(screen.getByText(/You get 5 points for every \$1\.00/)).toBeVisible();
    expect(screen.getByText(/1 day after its completion/)).toBeVisible();
    expect(screen.getByText(/100 points take \$2\.00 off/)).toBeVisible();
  });

  it('explains when orders earn nothing', () => {
    show({ tab: 'earn', rules: { ...sampleRules, perUnit: 0 } });
    expect(screen.getByText(/Orders earn no points/)).toBeVisible();
  });

  it.each([
    ['all', /No points yet/],
    ['earned', /not earned points yet/],
    ['spent', /not spent points yet/],
  ] as const)('links to the shop when %s is empty', (filter, message) => {
    show({ entries: [], filter });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go shopping' })).toHaveAttribute('href', '/');
  });

  it('offers a retry after a failure', async () => {
    const onRetry = vi.fn();
    show({ state: 'failed', entries: [], onRetry });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
