import type { MallClient, OrderLine } from '@vermilion/api-client';
import { describe, expect, it, vi } from 'vitest';
import { orderActions, reorderItems } from './order-actions';

const line = (productId: number, attrValueId: number | undefined, payNum: number) =>
  ({ productId, attrValueId, payNum }) as OrderLine;

describe('the buttons of an order', () => {
  it.each([
    ['cancel', 'cancelOrder'],
    ['confirmReceipt', 'takeOrder'],
    ['delete', 'deleteOrder'],
  ] as const)('%s by %s and the number of the order', async (action, call) => {
    const api = { [call]: vi.fn() };
    await orderActions(api as unknown as MallClient)[action]('SH1');
    expect(api[call]).toHaveBeenCalledExactlyOnceWith({ orderNo: 'SH1' });
  });
});

describe('reorderItems', () => {
  it('is what was ordered, at most as much as a cart takes', () => {
    expect(reorderItems([line(5, 71, 2), line(6, 72, 120)])).toEqual([
      { productId: 5, skuId: 71, quantity: 2 },
      { productId: 6, skuId: 72, quantity: 99 },
    ]);
  });

  it('leaves out lines without a SKU or without goods', () =>
    expect(reorderItems([line(5, undefined, 1), line(0, 71, 1)])).toEqual([]));
});
