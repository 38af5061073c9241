import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleCategories, sampleGoods } from '../testing/samples';
import { CategoryPanel, type LoadCategoryGoods } from '.';
import { toEntries } from './entries';

const panel = () => screen.getByRole('navigation', { name: 'Categories' });
const link = (name: string) => within(panel()).getByRole('link', { name });

describe('CategoryPanel', () => {
  it('links to each category, and opens its second level on hover', async () => {
    renderInEnglish(<CategoryPanel categories={sampleCategories} />);
    for (const { name, href } of sampleCategories) expect(link(name)).toHaveAttribute('href', href);
    await userEvent.hover(link('Garden'));
    expect(await screen.findByRole('link', { name: 'Pots' })).toBeInTheDocument();
    expect(link('All of Garden')).toHaveAttribute('href', link('Garden').getAttribute('href'));
  });

  it('shows the third level inside the second', async () => {
    renderInEnglish(<CategoryPanel categories={sampleCategories} />);
    await userEvent.hover(link('Home and light'));
    expect(await screen.findByRole('link', { name: 'Lamps' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Gift sets' })).toHaveLength(4);
  });

  it('is as high as its rows', () => {
    const classOf = (count: number) => {
      const { unmount } = renderInEnglish(
        <CategoryPanel categories={sampleCategories.slice(0, count)} />,
      );
      const { className } = panel();
      expect(panel()).not.toHaveAttribute('style');
      unmount();
      return className;
    };
    expect(classOf(2)).toBe(classOf(2));
    expect(classOf(2)).not.toBe(classOf(3));
  });

  it('shows the bestsellers of the open category, and nothing when they fail to load', async () => {
    const loadGoods = vi.fn<LoadCategoryGoods>(({ name }) =>
      name === 'Pets' ? Promise.reject(new Error('offline')) : Promise.resolve(sampleGoods(6)),
    );
    renderInEnglish(<CategoryPanel categories={sampleCategories} loadGoods={loadGoods} />);
    expect(loadGoods).not.toHaveBeenCalled();
    await userEvent.hover(link('Garden'));
    expect(await screen.findByText('Bestsellers')).toBeVisible();
    const [first] = sampleGoods(1);
    const best = await screen.findByRole('link', { name: new RegExp(`^${first?.name}`) });
    expect(best).toHaveAttribute('href', first?.href);
    expect(best.closest('ul')?.children).toHaveLength(4);
    await userEvent.unhover(link('Garden'));
    await userEvent.hover(link('Pets'));
    await screen.findByRole('link', { name: 'Cats' });
    await waitFor(() => expect(screen.queryByText('Bestsellers')).not.toBeInTheDocument());
  });

  it('opens no panel for a category without children', () => {
    const leaf = { id: 7, name: 'Gift cards', href: '/gift-cards', children: [] };
    expect(toEntries([leaf], String)).toEqual([
      { id: '7', label: 'Gift cards', href: '/gift-cards' },
    ]);
  });
});
