import type { OperatorRefund, OperatorReview, ShopToday } from '@vermilion/api-client/operator';

export const refund: OperatorRefund = {
  refundNo: 'RE1',
  orderNo: 'SH1',
  shopId: 7,
  status: 0,
  withdrawn: false,
  amount: '12.50',
  quantity: 1,
  reason: 'It is damaged',
  explanation: 'The lid is cracked',
  pictures: ['/picture/lid.jpg'],
  refusal: null,
  paidBackBy: 'provider',
  returnCompany: null,
  returnWaybill: null,
  createTime: '2026-03-02 08:00:00',
  decisionTime: null,
  lines: [
    {
      goodsId: 3,
      goodsName: 'Iron kettle',
      skuId: 31,
      sku: 'black',
      quantity: 1,
      amount: '12.50',
    },
  ],
};

export const review: OperatorReview = {
  id: 11,
  shopId: 7,
  goodsId: 3,
  goodsName: 'Iron kettle',
  sku: 'black',
  star: 4,
  comment: 'Pours well',
  pictures: ['/picture/tea.jpg'],
  reply: null,
  createTime: '2026-03-02 08:00:00',
  shown: true,
  hideReason: null,
};

/** The last 30 days: an order of 10.00 on each of the last two, none before. */
export const today: ShopToday = {
  shopId: 7,
  toShip: 3,
  refunds: 1,
  returns: 0,
  reviews: 2,
  lowStock: 4,
  days: Array.from({ length: 30 }, (_, at) => ({
    date: `2026-03-${String(at + 1).padStart(2, '0')}`,
    orders: at < 28 ? 0 : 1,
    amount: at < 28 ? '0.00' : '10.00',
  })),
};
