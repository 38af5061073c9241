import type { Deps } from '../kernel/context';
import { namedError } from '../kernel/errors';
import { amountFormat } from '../kernel/local-format';
import { COD, type CodRefusal, codRefusal } from '../payment/on-delivery';

/** Throws a message for the shopper when an order cannot use cash on delivery. */
export function requireCod(
  { policy }: Pick<Deps, 'policy'>,
  { payType }: { payType: string },
  order: { payMinor: number; hasVirtual: boolean },
): void {
  if (payType !== COD) return;
  const refusal = codRefusal(policy.cashOnDelivery, order);
  if (refusal) throw namedError('payment-method-closed', 500, refusalText(policy, refusal));
}

const refusalText = (policy: Deps['policy'], refusal: CodRefusal): string => {
  if (refusal === 'amount') {
    const most = amountFormat(policy, 'en')(policy.cashOnDelivery.maxMinor ?? 0);
    return `Orders of up to ${most} can be paid on delivery. Please choose another payment method.`;
  }
  return refusal === 'virtual'
    ? 'Goods that are not shipped cannot be paid on delivery. Please choose another payment method.'
    : 'This payment method is not available. Please choose another one.';
};
