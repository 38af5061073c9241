import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { FilteredList, type FilteredListProps, ListSummary, SortBar } from '.';

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
  it('links every order, and marks the current one', () => {
    renderInEnglish(<SortBar sort="priceDown" hrefOf={(to) => `?sort=${to}`} />);
    const link = (name: string) => screen.getByRole('link', { name, hidden: true });
    expect(link('Price, low to high')).toHaveAttribute('href', '?sort=priceUp');
    expect(link('Price, high to low')).toHaveAttribute('aria-current', 'true');
    expect(link('Sales')).not.toHaveAttribute('aria-current');
  });

  it('says the current order on the button of a phone', () => {
    renderInEnglish(<SortBar sort="priceUp" hrefOf={() => '?'} />);
    expect(screen.getByRole('button', { name: 'Sort: Price, low to high' })).toBeInTheDocument();
  });
});

describe('ListSummary', () => {
  it('announces sort order and page with the count', () => {
    const { rerender } = renderInEnglish(<ListSummary count={24} sort="default" />);
    expect(screen.getByRole('status')).toHaveTextContent('24 items, sorted by: Recommended');
    rerender(<ListSummary count={24} sort="priceUp" page={2} />);
    expect(screen.getByRole('status')).toHaveTextContent(
      '24 items, sorted by: Price, low to high, page 2',
    );
  });
});

describe('FilteredList', () => {
  const option = { key: 1, label: 'Kitchen', href: '?cid=1', chosen: false, count: 1001 };
  const groups = [{ key: 'category', label: 'Category', options: [option] }];
  const show = (props: Partial<FilteredListProps> = {}) =>
    renderInEnglish(
      <FilteredList groups={groups} chosen={[]} clearHref="?all" {...props}>
        the list
      </FilteredList>,
    );
  const filter = (name: string) => screen.queryByRole('link', { name, hidden: true });

  it('links each option with its count, where known', () => {
    show();
    expect(filter('Kitchen 1,000+')).toHaveAttribute('href', '?cid=1');
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('shows “at least” for capped counts, and no count for unknown options', () => {
    const options = [
      { ...option, count: 12 },
      { ...option, key: 2, label: 'Rare', count: 0 },
    ];
    show({ groups: [{ key: 'category', label: 'Category', options }], atLeast: true });
    expect(filter('Kitchen 12+')).toBeInTheDocument();
    expect(filter('Rare')).toBeInTheDocument();
  });

  it('removes active filters one by one, or all of them, and counts them on its button', () => {
    show({ chosen: [{ label: 'Kitchen', href: '?none' }] });
    const remove = screen.getByRole('link', { name: 'Remove filter: Kitchen' });
    expect(remove).toHaveAttribute('href', '?none');
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '?all');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
  });

  it('has no filters and no button for them where there are none', () => {
    show({ groups: [] });
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    expect(screen.getByText('the list')).toBeVisible();
  });

  describe('with many options', () => {
    const many = Array.from({ length: 14 }, (_, at) => ({
      ...option,
      key: at,
      label: `Maker ${at + 1}`,
      count: 20 - at,
    }));
    const brands = [{ key: 'brand', label: 'Brand', options: many }];

    it('shows the first six, the others on request', () => {
      show({ groups: brands });
      const list = screen.getByRole('list', { name: 'Brand', hidden: true });
      expect(within(list).getAllByRole('link', { hidden: true })).toHaveLength(6);
      expect(screen.getByText('8 more')).toBeInTheDocument();
    });

    it('finds one by its name', async () => {
      show({ groups: brands });
      const box = screen.getByRole('textbox', { name: 'Find: Brand', hidden: true });
      await userEvent.type(box, 'maker 13');
      expect(screen.getAllByRole('link', { hidden: true }).map((a) => a.textContent)).toEqual([
        'Maker 13 8',
      ]);
      await userEvent.type(box, '7');
      expect(screen.getByText('None like that')).toBeInTheDocument();
    });
  });
});
