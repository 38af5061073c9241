// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

import type { components } from './operator-schema.gen';

/** Scopes of a key */
export type OperatorScope = components['schemas']['OperatorScope'];
export type OperatorKey = components['schemas']['OperatorKey'];
export type NewOperatorKey = components['schemas']['NewOperatorKey'];
export type OperatorKeyPage = components['schemas']['OperatorKeyPage'];
/** A change or a refusal, without personal data */
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditEntryPage = components['schemas']['AuditEntryPage'];
/** Decimal amount in the mall's currency with two places, `"12.50"`, `"1250.00"` in a currency without decimals, or three where the currency has three, `"1.250"` */
export type Money = components['schemas']['Money'];
/** Decimal amount as `Money`, or null when there is none */
export type MoneyOrNull = components['schemas']['MoneyOrNull'];
/** `yyyy-MM-dd HH:mm:ss` in the mall's time zone */
export type DateTime = components['schemas']['DateTime'];
/** `yyyy-MM-dd HH:mm:ss` in the mall's time zone, or null */
export type DateTimeOrNull = components['schemas']['DateTimeOrNull'];
/** `processing`: accepted, settles late. `refunded`: returned at the provider, not by the mall. A dispute withholds the amount until it is won */
export type PaymentNoteKind = components['schemas']['PaymentNoteKind'];
/** An address of RFC 5322 without quotes, also with letters of any script and an internationalised domain, in Unicode or as `xn--…` */
export type Email = components['schemas']['Email'];
/** `courier` a courier company with a waybill, `shopCourier` the shop itself, `virtual` goods that are not shipped: the shop sends a code or a text */
export type DeliveryMethod = components['schemas']['DeliveryMethod'];
export type OperatorOrderState = components['schemas']['OperatorOrderState'];
export type OperatorOrderLine = components['schemas']['OperatorOrderLine'];
export type OperatorRefundLine = components['schemas']['OperatorRefundLine'];
/** A paid or cash-on-delivery order of one shop, with its address. The shopper can cancel it until the shop begins with it. */
export type OperatorOrder = components['schemas']['OperatorOrder'];
export type OperatorOrderPage = components['schemas']['OperatorOrderPage'];
export type OperatorRefund = components['schemas']['OperatorRefund'];
export type OperatorRefundPage = components['schemas']['OperatorRefundPage'];
export type OperatorReview = components['schemas']['OperatorReview'];
export type OperatorReviewPage = components['schemas']['OperatorReviewPage'];
export type OperatorPaymentNote = components['schemas']['OperatorPaymentNote'];
export type OperatorPaymentNotePage = components['schemas']['OperatorPaymentNotePage'];
export type EndedQuotes = components['schemas']['EndedQuotes'];
export type OperatorSku = components['schemas']['OperatorSku'];
export type OperatorGoods = components['schemas']['OperatorGoods'];
export type OperatorGoodsPage = components['schemas']['OperatorGoodsPage'];
/** A sku with the importable fields of it and its goods */
export type GoodsRow = components['schemas']['GoodsRow'];
export type GoodsBatch = components['schemas']['GoodsBatch'];
/** Every field but `line` and `skuId` as a string, as in a file: an error names the line, and the other rows are applied. */
export type ImportRow = components['schemas']['ImportRow'];
export type ImportProblem = components['schemas']['ImportProblem'];
export type ImportResult = components['schemas']['ImportResult'];
export type OperatorShop = components['schemas']['OperatorShop'];
export type OperatorShopPage = components['schemas']['OperatorShopPage'];
export type OperatorCoupon = components['schemas']['OperatorCoupon'];
export type OperatorCouponPage = components['schemas']['OperatorCouponPage'];
export type GrantedCoupon = components['schemas']['GrantedCoupon'];
export type ExplainedHit = components['schemas']['ExplainedHit'];
export type ExplainedSearch = components['schemas']['ExplainedSearch'];
export type OperatorApplication = components['schemas']['OperatorApplication'];
export type OperatorApplicationPage = components['schemas']['OperatorApplicationPage'];
export type ApprovedShop = components['schemas']['ApprovedShop'];
/** Texts in further languages, by language and field: `{ "fr": { "name": "Thé" } }`. In a request it replaces all translations of the thing's texts; without it they stay. */
export type Translations = components['schemas']['Translations'];
export type TranslatedFields = components['schemas']['TranslatedFields'];
export type Created = components['schemas']['Created'];
export type VersionOnly = components['schemas']['VersionOnly'];
export type GuaranteeFields = components['schemas']['GuaranteeFields'];
export type OperatorGuarantee = components['schemas']['OperatorGuarantee'];
export type OperatorPicture = components['schemas']['OperatorPicture'];
export type OperatorPicturePage = components['schemas']['OperatorPicturePage'];
