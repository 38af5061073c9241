import { samplePicture } from '../../order/testing/sample-picture';
import { sampleLines, sampleShops } from '../../order/testing/samples';
import {
  type GoodsReturn,
  type RefundableOrder,
  type RefundDetail,
  type RefundListItem,
  type RefundState,
  refundStates,
} from '../types';

/** Two mugs and a lamp; the lamp has freight. */
export const sampleRefundable: RefundableOrder = {
  orderNo: 'SH2026111910223304',
  shop: sampleShops.home,
  lines: [
    { ...sampleLines.mug, amountsMinor: [1383, 2766] },
    { ...sampleLines.lamp, amountsMinor: [12950] },
  ],
};

export const sampleReasons = [
  'Ordered by mistake',
  'No longer needed',
  'Damaged on arrival',
  'Different from the description',
].map((value) => ({ value, label: value }));

export const sampleRefund = (
  state: RefundState,
  more: Partial<RefundListItem> = {},
): RefundListItem => ({
  refundNo: `RE20261120101${refundStates.indexOf(state)}`,
  href: '/order/refund_detail',
  shop: sampleShops.home,
  state,
  lines: [{ ...sampleLines.mug, quantity: 1 }],
  quantity: 1,
  amountMinor: 1383,
  createdAt: new Date('2026-11-20T08:10:00Z'),
  ...more,
});

const sampleReturn = (state: RefundState): GoodsReturn => ({
  until: new Date('2026-12-04T15:30:00Z'),
  address: '12 Kiln Lane, Porthaven',
  ...(state === 'returning' && {
    parcel: { company: 'Swallow Post', waybill: 'SP 4471 0032 18' },
    sentAt: new Date('2026-11-22T10:00:00Z'),
  }),
});

export const sampleRefundDetail = (
  state: RefundState,
  more: Partial<RefundDetail> = {},
): RefundDetail => ({
  ...sampleRefund(state),
  orderNo: 'SH2026111910223304',
  orderHref: '/order/order_detail',
  reason: 'Damaged on arrival',
  remark: 'The handle of one of the mugs is broken.',
  pictures: [samplePicture('mug', 30), samplePicture('mug', 60)],
  ...(state !== 'applied' && { decidedAt: new Date('2026-11-20T15:30:00Z') }),
  ...(state === 'refunded' && { refundedAt: new Date('2026-11-21T09:00:00Z') }),
  ...(state === 'refused' && {
    refusal: 'The pictures show a mug of another shop. Please send us one of ours.',
  }),
  ...(['toReturn', 'returning', 'lapsed'].includes(state) && { goodsReturn: sampleReturn(state) }),
  ...((state === 'lapsed' || state === 'refused' || state === 'withdrawn') && {
    applyAgainHref: '/users/refund_confirm?orderNo=SH2026111910223304',
  }),
  ...more,
});
