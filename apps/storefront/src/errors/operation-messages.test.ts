import { MallError } from '@vermilion/api-client';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { reasonMessage } from './reason-messages';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => {} });
const refusal = (serverMessage: string, operation = 'addToCart') =>
  new MallError({ kind: 'business', operation, code: 500, status: 200, serverMessage });
const ours = /^The cart could not be changed/;

describe('operation messages', () => {
  it.each(['zh-CN', 'es', 'fr', 'th', 'lao'] as const)(
    'puts English into our words in %s',
    (locale) => {
      expect(reasonMessage(refusal('Only 2 are left.'), intl, locale)).toMatch(ours);
    },
  );

  it('keeps what the server says in the language of the page', () => {
    expect(reasonMessage(refusal('Only 2 are left.'), intl, 'en')).toBe('Only 2 are left.');
    expect(reasonMessage(refusal('库存仅剩 2 件'), intl, 'zh-CN')).toBe('库存仅剩 2 件');
    expect(reasonMessage(refusal('库存仅剩 2 件'), intl, 'fr')).toMatch(ours);
  });

  it('says the reason where it is known, in other languages than the server', () => {
    const soldOut = new MallError({
      kind: 'business',
      operation: 'createOrder',
      code: 500,
      status: 200,
      serverMessage: 'Only 2 of Glass teapot are left. Nothing was ordered.',
      reason: 'out-of-stock',
    });
    expect(reasonMessage(soldOut, intl, 'th')).toMatch(/^Some items are sold out/);
    expect(reasonMessage(soldOut, intl, 'en')).toMatch(/^Only 2 of Glass teapot/);
  });

  it('keeps the words of what it does not know', () => {
    expect(reasonMessage(refusal('No.', 'productList'), intl, 'fr')).toBe('No.');
  });
});
