import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleShop } from '../testing/samples';
import { ShopHeader, ShopProfile } from '.';

const since = new Date('2019-05-04T00:00:00Z');

describe('ShopHeader', () => {
  it('shows rating, type, followers and the opening date', () => {
    renderInEnglish(<ShopHeader shop={{ ...sampleShop, since }} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Tide & Timber' })).toBeVisible();
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    for (const text of ['Self-operated', 'Flagship store', '12,840 followers', 'Here since 2019'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('calls a shop self-operated only when it is, and new without a rating', () => {
    renderInEnglish(<ShopHeader shop={{ ...sampleShop, rating: 0, selfOperated: false }} />);
    expect(screen.queryByText('Self-operated')).toBeNull();
    expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
  });

  it('can be followed and unfollowed', async () => {
    const onFollow = vi.fn();
    const { rerender } = renderInEnglish(<ShopHeader shop={sampleShop} onFollow={onFollow} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
    expect(onFollow).toHaveBeenLastCalledWith(true);
    rerender(<ShopHeader shop={{ ...sampleShop, id: 2, followed: true }} onFollow={onFollow} />);
    expect(screen.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  });

  it('introduces a shop with its facts', () => {
    renderInEnglish(<ShopProfile shop={{ ...sampleShop, since }} intro="Made by the sea." />);
    const factOf = (term: string) => screen.getByText(term).nextElementSibling;
    expect(screen.getByText('Made by the sea.')).toBeVisible();
    expect(factOf('In this mall since')).toHaveTextContent('May 4, 2019');
    // The header has them
    expect(screen.queryByText('Rating')).toBeNull();
    expect(screen.queryByText('Followers')).toBeNull();
  });
});
