import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../testing/render-in-english';
import { sampleGoodsShop } from '../testing/samples';
import { ShopCard, type ShopCardProps } from '.';

const show = (props: Partial<ShopCardProps> = {}) =>
  renderInEnglish(<ShopCard shop={sampleGoodsShop} {...props} />);

describe('ShopCard', () => {
  it('shows name, rating and type, and links to the shop', () => {
    show();
    expect(screen.getByRole('link', { name: sampleGoodsShop.name })).toHaveAttribute(
      'href',
      sampleGoodsShop.href,
    );
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    for (const text of ['Self-operated', 'Flagship store'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    [{ kind: 'phone', value: '+1 555 010' }, '+1 555 010', 'tel:+1555010'],
    [
      { kind: 'email', value: 'shop@mall.example' },
      'shop@mall.example',
      'mailto:shop@mall.example',
    ],
    [{ kind: 'link', href: '#chat', opensWindow: true }, 'Customer service', '#chat'],
  ] as const)('links to customer service: %j', (contact, name, href) => {
    show({ contact });
    expect(screen.getByText('Customer service')).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('links to the introduction of the shop', () => {
    show({ aboutHref: '#about' });
    expect(screen.getByRole('link', { name: 'About the shop' })).toHaveAttribute('href', '#about');
    expect(screen.queryByText('Customer service')).toBeNull();
  });
});
