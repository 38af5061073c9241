import type { MasterOrderDetail } from '@vermilion/api-client';
import { WECHAT } from './pay-types';

/** The QR code by which an order can currently be paid; its payment has started then. */
export const paymentCodeOf = ({ payType, paid, isCancel, redirect }: MasterOrderDetail) =>
  payType === WECHAT && !paid && !isCancel && redirect ? redirect : undefined;
