import type { MasterOrderDetail } from '@vermilion/api-client';
import { WECHAT } from './pay-types';

/** The code by which an order can be paid, while it can; its payment has begun then. */
export const paymentCodeOf = ({ payType, paid, isCancel, redirect }: MasterOrderDetail) =>
  payType === WECHAT && !paid && !isCancel && redirect ? redirect : undefined;
