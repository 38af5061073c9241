import { operatorTable } from '@vermilion/api-client/operator';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { actionName } from './action-name';

const intl = createIntl({ locale: 'en', onError: () => undefined });
/** They ask by POST, and change nothing. */
const ASKING = ['previewCoupon', 'quoteShopFreight'];

describe('the name of an action', () => {
  it('is in words for every call that writes', () => {
    const writing = Object.entries(operatorTable)
      .filter(([id, [method]]) => method !== 'GET' && !ASKING.includes(id))
      .map(([id]) => id);
    expect(writing.length).toBeGreaterThan(90);
    expect(writing.filter((id) => actionName(id, intl) === id)).toEqual([]);
  });

  it('is different for calls that do different things', () => {
    const one = actionName('saveShopLayout', intl);
    expect(one).toBe('Shop: home arranged');
    expect(actionName('saveShop', intl)).not.toBe(one);
  });

  it('is in words for what a command on the server put right', () => {
    expect(actionName('reconcile: paidTwice', intl)).toBe('Payment: reconciled');
  });

  it('is that of the call where there are no words', () => {
    expect(actionName('paintShop', intl)).toBe('paintShop');
    expect(actionName('constructor', intl)).toBe('constructor');
  });
});
