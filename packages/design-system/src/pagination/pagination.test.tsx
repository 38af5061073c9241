import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { because } from '../testing/because';
import { Pagination } from '.';
import { pageRange } from './page-range';

const labels = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
};

describe('Pagination', () => {
  it('links each page, marks the current one and has no previous link on the first', () => {
    render(<Pagination {...labels} page={1} pageCount={3} getHref={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
    const previous = screen.getByRole('link', { name: 'Previous' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('href');
  });

  it('uses buttons without URLs', async () => {
    const onPageChange = vi.fn();
    render(<Pagination {...labels} page={2} pageCount={3} onPageChange={onPageChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(onPageChange).toHaveBeenCalledWith(3, because('pagePress'));
  });

  it.each(['{Enter}', ' '])('is reachable by Tab and changes the page on %j', async (key) => {
    const onPageChange = vi.fn();
    render(<Pagination {...labels} page={2} pageCount={3} onPageChange={onPageChange} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(1, because('pagePress'));
  });

  it('renders nothing for one page', () => {
    const { container } = render(
      <Pagination {...labels} page={1} pageCount={1} onPageChange={vi.fn()} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('pageRange', () => {
  const places = fc
    .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), fc.nat(3))
    .map(([a, b, siblings]) => ({ page: Math.min(a, b), pageCount: Math.max(a, b), siblings }));

  it('shows the first, last and current page in order, with a constant number of items', () => {
    fc.assert(
      fc.property(places, ({ page, pageCount, siblings }) => {
        const slots = pageRange(page, pageCount, siblings);
        const pages = slots.filter((slot) => slot !== 'gap');
        expect(pages).toContain(page);
        expect(pages[0]).toBe(1);
        expect(pages.at(-1)).toBe(pageCount);
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(slots).toHaveLength(Math.min(pageCount, siblings * 2 + 5));
      }),
    );
  });

  it('hides at least two pages behind each gap', () => {
    fc.assert(
      fc.property(places, ({ page, pageCount, siblings }) => {
        const slots = pageRange(page, pageCount, siblings);
        slots.forEach((slot, index) => {
          if (slot !== 'gap') return;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
