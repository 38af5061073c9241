import type { RefundDetail } from '@vermilion/api-client';
import { wireLine } from './wire-order';

/** A refund of an order of one shop on the wire, which the shop has not decided yet. */
export const wireRefund: RefundDetail = {
  id: 1,
  refundOrderNo: 'RE1',
  merOrderNo: 'SH1',
  masterOrderNo: 'PT1',
  merId: 5,
  merName: 'Hearth',
  totalNum: 2,
  refundStatus: 0,
  refundPrice: '25.00',
  createTime: '2026-11-20 16:10:00',
  orderInfoList: [wireLine],
  refundTime: null,
  refundReasonWap: 'Fell apart',
  refundReasonWapImg: '',
  refundReasonWapExplain: '',
  refundReason: null,
};
