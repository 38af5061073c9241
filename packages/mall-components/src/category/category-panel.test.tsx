import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleCategories } from '../testing/samples';
import { CategoryPanel } from '.';
import { toEntries } from './entries';

const panel = () => screen.getByRole('navigation', { name: 'Categories' });
const link = (name: string) => within(panel()).getByRole('link', { name });

describe('CategoryPanel', () => {
  it('is a link to each category, and opens its second level when the mouse rests there', async () => {
    renderInEnglish(<CategoryPanel categories={sampleCategories} />);
    for (const { name, href } of sampleCategories) expect(link(name)).toHaveAttribute('href', href);
    await userEvent.hover(link('Garden'));
    expect(await screen.findByRole('link', { name: 'Pots' })).toBeInTheDocument();
    expect(link('All of Garden')).toHaveAttribute('href', link('Garden').getAttribute('href'));
  });

  it('shows a third level inside the second', async () => {
    renderInEnglish(<CategoryPanel categories={sampleCategories} />);
    await userEvent.hover(link('Home and light'));
    expect(await screen.findByRole('link', { name: 'Lamps' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Gift sets' })).toHaveLength(4);
  });

  it('is no taller than its rows fill', () => {
    renderInEnglish(<CategoryPanel categories={sampleCategories.slice(0, 2)} />);
    expect(panel().style.getPropertyValue('--category-rows')).toBe('2');
  });

  it('opens nothing for a category without any below it', () => {
    const leaf = { id: 7, name: 'Gift cards', href: '/gift-cards', children: [] };
    expect(toEntries([leaf], String)).toEqual([
      { id: '7', label: 'Gift cards', href: '/gift-cards' },
    ]);
  });
});
