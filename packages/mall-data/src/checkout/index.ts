export { toCheckoutShop, toCoupon, toMethods, toPoints, toReservation, toSums } from './checkout';
export type { Priced } from './checkout';
export { couponsQuery, draftQuery, loadDraft, priceQuery, suggestedCoupons } from './draft';
export type { PriceChoice } from './draft';
export { startPayment, toOrderArgs } from './place-order';
export type { OrderDraft, PaymentStep } from './place-order';
export { startOrder } from './start-order';
export type { OrderSource } from './start-order';
