import type { OperatorArgs, OperatorCouponDetail } from '@vermilion/api-client/operator';
import type { MallFormat } from '@vermilion/mall-data/format';
import {
  amountText,
  sentAmount,
  sentTime,
  sentWhole,
  timeText,
  wholeText,
} from '../shared/field-values';
import {
  sentTranslations,
  type TranslatedTexts,
  translationValues,
} from '../shared/text-languages';

/** The form. Fields of kinds that are not chosen keep what was typed, and are not sent. */
export interface CouponValues {
  name: string;
  useType: string;
  type: string;
  amount: string;
  minAmount: string;
  productIds: string[];
  categoryIds: string[];
  validity: 'days' | 'time';
  days: string;
  useFrom: string;
  useUntil: string;
  claimFrom: string;
  claimUntil: string;
  total: string;
  open: boolean;
  translations: TranslatedTexts;
}

export type CouponFields = OperatorArgs['previewCoupon'];

/** The values of the form for a coupon, or for a new one of a shop or the mall. */
export function couponValues(
  mall: MallFormat,
  coupon: OperatorCouponDetail | undefined,
  isOfShop: boolean,
): CouponValues {
  return {
    name: coupon?.name ?? '',
    useType: String(coupon?.useType ?? (isOfShop ? 1 : 3)),
    type: String(coupon?.type ?? 1),
    amount: amountText(mall, coupon?.amount),
    minAmount: Number(coupon?.minAmount ?? 0) > 0 ? amountText(mall, coupon?.minAmount) : '',
    productIds: (coupon?.productIds ?? []).map(String),
    categoryIds: (coupon?.categoryIds ?? []).map(String),
    validity: coupon && coupon.days === null ? 'time' : 'days',
    days: wholeText(coupon ? coupon.days : 30),
    useFrom: timeText(coupon?.useFrom),
    useUntil: timeText(coupon?.useUntil),
    claimFrom: timeText(coupon?.claimFrom),
    claimUntil: timeText(coupon?.claimUntil),
    total: wholeText(coupon?.total),
    open: coupon?.open ?? true,
    translations: translationValues(coupon?.translations, ['name']),
  };
}

/** What is sent of the form. */
export function sentCoupon(
  mall: MallFormat,
  values: CouponValues,
  before: OperatorCouponDetail | undefined,
): CouponFields {
  const useType = Number(values.useType) as CouponFields['useType'];
  const forDays = values.validity === 'days';
  return {
    name: values.name,
    useType,
    type: Number(values.type) as NonNullable<CouponFields['type']>,
    amount: sentAmount(mall, values.amount) ?? '',
    minAmount: sentAmount(mall, values.minAmount) ?? null,
    ...(useType === 2 && { productIds: values.productIds.map(Number) }),
    ...(useType === 4 && { categoryIds: values.categoryIds.map(Number) }),
    ...(forDays
      ? { days: sentWhole(values.days) }
      : {
          useFrom: sentTime(values.useFrom, before?.useFrom),
          useUntil: sentTime(values.useUntil, before?.useUntil),
        }),
    claimFrom: sentTime(values.claimFrom, before?.claimFrom),
    claimUntil: sentTime(values.claimUntil, before?.claimUntil),
    total: sentWhole(values.total),
    open: values.open,
    translations: sentTranslations(values.translations),
  };
}
