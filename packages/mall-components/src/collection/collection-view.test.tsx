import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { CollectionView, type CollectionViewProps } from '.';
import { sampleCollected, sampleFollowed } from './collection.sample';

const [cheaper, dearer, soldOut, gone] = sampleCollected;

const show = (props: Partial<CollectionViewProps> = {}) =>
  renderInEnglish(
    <CollectionView
      tab="goods"
      onTabChange={vi.fn()}
      goods={sampleCollected}
      shops={sampleFollowed}
      goodsHref="/goods/goods_search"
      shopsHref="/merchant/merchant_street"
      onRemove={vi.fn()}
      {...props}
    />,
  );

const cards = () => screen.getAllByRole('article').map((card) => within(card));

describe('CollectionView', () => {
  it('shows the rating of goods with reviews', () => {
    show();
    const [first, second] = cards();
    expect(first?.getByText('4.5 out of 5 stars')).toBeInTheDocument();
    expect(second?.queryByText(/out of 5 stars/)).toBeNull();
  });

  it('shows price changes and unavailable goods', () => {
    show();
    const [first, second, third, fourth, fifth] = cards();
    expect(first?.getByText('$5.00 less than when you saved it')).toBeVisible();
    expect(second?.getByText('$3.00 more than when you saved it')).toBeVisible();
    expect(third?.getByText('Sold out')).toBeVisible();
    expect(third?.getByRole('link', { name: soldOut?.name })).toBeVisible();
    expect(fourth?.getByText('No longer sold')).toBeVisible();
    expect(fourth?.queryByRole('link')).toBeNull();
    expect(fifth?.queryByText(/was/)).toBeNull();
  });

  it('removes a single item immediately', async () => {
    const onRemove = vi.fn();
    show({ onRemove });
    await userEvent.click(
      screen.getByRole('button', { name: `Remove ${cheaper?.name} from your saved items` }),
    );
    expect(onRemove).toHaveBeenCalledWith([cheaper?.id]);
  });

  it('removes the selection and keeps focus in the list', async () => {
    const onRemove = vi.fn();
    function Mall() {
      const [goods, setGoods] = useState(sampleCollected);
      return (
        <CollectionView
          {...{
            tab: 'goods',
            goods,
            shops: [],
            goodsHref: '/',
            shopsHref: '/',
            onTabChange: vi.fn(),
          }}
          onRemove={(ids) => {
            onRemove(ids);
            setGoods(goods.filter(({ id }) => !ids.includes(id)));
          }}
        />
      );
    }
    renderInEnglish(<Mall />);
    await userEvent.click(screen.getByRole('button', { name: 'Manage' }));
    const remove = screen.getByRole('button', { name: 'Remove' });
    expect(remove).toBeDisabled();
    for (const name of [dearer?.name, gone?.name])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove (2)' }));
    expect(onRemove).toHaveBeenCalledWith([dearer?.id, gone?.id]);
    expect(cards()).toHaveLength(sampleCollected.length - 2);
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  it('selects and deselects the whole page', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Manage' }));
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
    await userEvent.click(all);
    expect(screen.getByRole('button', { name: 'Remove (6)' })).toBeEnabled();
    await userEvent.click(all);
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
  });

  it('shows followed shops, closed ones without a link', async () => {
    const onRemove = vi.fn();
    show({ tab: 'shops', onRemove });
    const [kiln, , lumen] = cards();
    expect(kiln?.getByRole('link', { name: 'Kiln & Co' })).toBeVisible();
    expect(kiln?.getByText('1 follower')).toBeVisible();
    expect(lumen?.getByText('This shop has closed')).toBeVisible();
    expect(lumen?.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unfollow Lumen' }));
    expect(onRemove).toHaveBeenCalledWith([3]);
  });

  it('changes the tab, and shows that loading failed', async () => {
    const [onTabChange, onRetry] = [vi.fn(), vi.fn()];
    show({ onTabChange, onRetry, state: 'failed', counts: { goods: 6, shops: 3 } });
    await userEvent.click(screen.getByRole('tab', { name: /Shops/ }));
    expect(onTabChange).toHaveBeenCalledWith('shops', {
      reason: 'tabPress',
      event: expect.any(Event),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('recommends goods only in an empty collection', () => {
    const whenEmpty = <p>Goods that others like</p>;
    const { unmount } = show({ goods: [], whenEmpty });
    expect(screen.getByText('Goods that others like')).toBeVisible();
    unmount();
    show({ whenEmpty });
    expect(screen.queryByText('Goods that others like')).not.toBeInTheDocument();
  });
});
