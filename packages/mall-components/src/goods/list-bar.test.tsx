import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { ListFilters, ListSummary, SortBar } from '.';

describe('ListSummary', () => {
  it.each([
    [{ count: 1000 }, '1,000 items'],
    [{ count: 1001 }, '1,000+ items'],
    [{ count: 4321, query: 'tea' }, '1,000+ items for “tea”'],
  ])('summarizes %o', (found, text) => {
    renderInEnglish(<ListSummary {...found} most={1000} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});

describe('SortBar', () => {
  it.each([
    ['default', 'priceUp', 'Price, lowest first'],
    ['priceUp', 'priceDown', 'Price, lowest first. Reverse order: Price, highest first'],
    ['priceDown', 'priceUp', 'Price, highest first. Reverse order: Price, lowest first'],
  ] as const)('toggles the direction of the price sort from %s to %s', (sort, next, name) => {
    renderInEnglish(<SortBar sort={sort} hrefOf={(to) => `?sort=${to}`} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `?sort=${next}`);
  });
});

describe('ListSummary', () => {
  it('announces sort order and page with the count', () => {
    const { rerender } = renderInEnglish(<ListSummary count={24} sort="default" />);
    expect(screen.getByRole('status')).toHaveTextContent('24 items, sorted by: Recommended');
    rerender(<ListSummary count={24} sort="priceUp" page={2} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      '24 items, sorted by: Price, lowest first, page 2',
    );
  });
});

describe('ListFilters', () => {
  const option = { key: 1, label: 'Kitchen', href: '?cid=1', chosen: false, count: 1001 };
  const groups = [{ key: 'category', label: 'Category', options: [option] }];

  it('links each option with its count, where known', () => {
    renderInEnglish(<ListFilters groups={groups} chosen={[]} clearHref="?" />);
    const link = screen.getByRole('link', { name: 'Kitchen 1,000+', hidden: true });
    expect(link).toHaveAttribute('href', '?cid=1');
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('shows “at least” for capped counts, and no count for unknown options', () => {
    const options = [
      { ...option, count: 12 },
      { ...option, key: 2, label: 'Rare', count: 0 },
    ];
    const few = [{ key: 'category', label: 'Category', options }];
    renderInEnglish(<ListFilters groups={few} chosen={[]} clearHref="?" atLeast />);
    expect(screen.getByRole('link', { name: 'Kitchen 12+', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Rare', hidden: true })).toBeInTheDocument();
  });

  it('removes active filters one by one, or all of them', () => {
    const chosen = [{ label: 'Kitchen', href: '?none' }];
    renderInEnglish(<ListFilters groups={[]} chosen={chosen} clearHref="?all" />);
    const remove = screen.getByRole('link', { name: 'Remove filter: Kitchen' });
    expect(remove).toHaveAttribute('href', '?none');
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '?all');
  });
});
