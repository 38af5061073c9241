export { toRefund, toRefundable, toRefundDetail, toRefundState } from './refund';
