import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseMoney, formatMoneyInput } from '../settings';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleGoods } from '../testing/samples';
import { samplePicture } from '../testing/pictures';
import {
  Gallery,
  GoodsGrid,
  ListFilters,
  ListSummary,
  LoadMore,
  PriceRangeFilter,
  SortBar,
} from '.';

describe('GoodsGrid', () => {
  it('has one link per card, named by the goods', () => {
    renderInEnglish(<GoodsGrid goods={sampleGoods(3)} />);
    const [first] = sampleGoods(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: first?.name })).toHaveAttribute('href', first?.href);
  });

  it('has slots for a badge, a rating and buttons outside the link', async () => {
    const [goods] = sampleGoods(1);
    const onAdd = vi.fn();
    renderInEnglish(
      <GoodsGrid
        goods={sampleGoods(1)}
        slots={({ name }) => ({
          badge: 'New',
          rating: 'Five stars',
          collect: <button aria-label={`Collect ${name}`} />,
          action: <button onClick={onAdd}>Add</button>,
        })}
      />,
    );
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText('Five stars')).toBeVisible();
    expect(screen.getByRole('button', { name: `Collect ${goods?.name}` })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(onAdd).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: goods?.name })).toBeVisible();
  });

  it('accepts string ids', () => {
    renderInEnglish(
      <GoodsGrid goods={sampleGoods(2).map((one) => ({ ...one, id: `g-${one.id}` }))} />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('distinguishes loading, empty and failed', async () => {
    const onRetry = vi.fn();
    const { rerender } = renderInEnglish(<GoodsGrid goods={[]} state="loading" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    rerender(<GoodsGrid goods={[]} />);
    expect(screen.getByText(/No goods found/)).toBeInTheDocument();
    rerender(<GoodsGrid goods={[]} state="failed" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('loads more with a button, one request at a time', async () => {
    const onMore = vi.fn();
    const { rerender } = renderInEnglish(<LoadMore state="idle" onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(<LoadMore state="loading" onMore={onMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});

describe('ListSummary', () => {
  it.each([
    [{ count: 1000 }, '1,000 items'],
    [{ count: 1001 }, '1,000+ items'],
    [{ count: 4321, query: 'tea' }, '1,000+ items for “tea”'],
  ])('tells %o', (found, text) => {
    renderInEnglish(<ListSummary {...found} most={1000} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});

describe('SortBar', () => {
  it.each([
    ['default', 'priceUp', 'Price, lowest first'],
    ['priceUp', 'priceDown', 'Price, lowest first. Reverse order: Price, highest first'],
    ['priceDown', 'priceUp', 'Price, highest first. Reverse order: Price, lowest first'],
  ] as const)('turns the price round: from %s to %s', (sort, next, name) => {
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
  ])('refuses %s to %s with a reason', async (from, to, reason) => {
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

describe('Gallery', () => {
  const images = [0, 1, 2].map(samplePicture);

  it('changes the image on press and arrow keys, wrapping around', async () => {
    renderInEnglish(<Gallery name="Mug" images={images} />);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2' }));
    expect(screen.getByRole('img', { name: 'Mug, picture 2 of 3' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('img', { name: 'Mug, picture 1 of 3' })).toBeInTheDocument();
  });

  it('requests an image once, even if the shop entered it twice', () => {
    renderInEnglish(<Gallery name="Mug" images={[...images, ...images]} />);
    expect(screen.getAllByRole('button', { name: /^Picture / })).toHaveLength(3);
  });

  it('opens the images in a lightbox', async () => {
    renderInEnglish(<Gallery name="Mug" images={images} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture' }));
    expect(await screen.findByRole('dialog', { name: 'Pictures of Mug' })).toBeVisible();
  });

  it('shows the image of the selected sku', () => {
    const { rerender } = renderInEnglish(<Gallery name="Mug" images={images} />);
    rerender(<Gallery name="Mug" images={images} chosenSrc={images[2]} />);
    expect(screen.getByRole('img', { name: 'Mug, picture 3 of 3' })).toBeInTheDocument();
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
