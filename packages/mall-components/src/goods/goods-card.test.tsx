import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { GoodsCard } from '.';
import { reductionOf } from './reduction';

const goods = {
  id: 1,
  name: 'Kettle',
  href: '/goods_detail/1',
  imageSrc: '/kettle.webp',
  priceMinor: 8000,
};
const card = () => screen.getByRole('article');

describe('GoodsCard', () => {
  it('shows stars, reviews, shop, discount, old price and units sold', () => {
    renderInEnglish(
      <GoodsCard
        goods={{
          ...goods,
          oldPriceMinor: 10_000,
          soldCount: 1061,
          shopName: 'Lumen Loft',
          rating: { stars: 4, count: 1234 },
        }}
      />,
    );
    expect(card()).toHaveTextContent('4 out of 5 stars');
    expect(card()).toHaveTextContent('4.0(1,234)Lumen Loft');
    expect(card()).toHaveTextContent('$80.00');
    expect(card()).toHaveTextContent('-20%Reduced by 20%');
    expect(card()).toHaveTextContent(/Old price.*\$100\.00/i);
    expect(card()).toHaveTextContent('1,061 sold');
  });

  it('names all colours, and shows as many as fit', () => {
    const colors = ['Red', 'Sky', 'Sage', 'Oat', 'Ink', 'Plum', 'Rose'].map((name) => ({
      name,
      color: '#808080',
    }));
    renderInEnglish(<GoodsCard goods={{ ...goods, colors }} />);
    expect(card()).toHaveTextContent('Colours: Red, Sky, Sage, Oat, Ink, Plum, and Rose');
    expect(card()).toHaveTextContent('+2');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('omits unknown facts', () => {
    renderInEnglish(<GoodsCard goods={goods} />);
    expect(card()).toHaveTextContent(/^Kettle\$80\.00$/);
  });

  it('shows no old price that equals the price', () => {
    renderInEnglish(<GoodsCard goods={{ ...goods, oldPriceMinor: goods.priceMinor }} />);
    expect(card()).toHaveTextContent(/^Kettle\$80\.00$/);
  });

  it('has slots for a badge, a rating and buttons to collect and to buy', () => {
    renderInEnglish(
      <GoodsCard
        goods={{ ...goods, rating: { stars: 4, count: 1234 } }}
        badge="New"
        rating="Chosen by us"
        collect={<button type="button">Collect</button>}
        action={<button type="button">Add to cart</button>}
      />,
    );
    expect(card()).toHaveTextContent('New');
    expect(card()).toHaveTextContent('Chosen by us');
    expect(card()).not.toHaveTextContent('4 out of 5 stars');
    // beside the link of the card, and not in it
    for (const button of screen.getAllByRole('button')) expect(button.closest('a')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});

describe('GoodsCard', () => {
  it('never shows a higher discount than the real one, and none without a reduction', () => {
    const minor = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(minor, minor, (now, before) => {
        const share = reductionOf(now, before);
        if (share === undefined) return before <= now || (before - now) / before < 0.06;
        return (
          share >= 0.05 && share < 1 && Math.round(share * 100) * before <= (before - now) * 100
        );
      }),
    );
    expect(reductionOf(8000, 10_000)).toBe(0.2);
    expect(reductionOf(8000, undefined)).toBeUndefined();
  });
});
