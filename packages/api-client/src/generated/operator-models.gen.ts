// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

import type { components } from './operator-schema.gen';

/** Scopes of a key */
export type OperatorScope = components['schemas']['OperatorScope'];
export type OperatorKey = components['schemas']['OperatorKey'];
export type OwnKey = components['schemas']['OwnKey'];
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
/** A day of the mall without time, `yyyy-MM-dd` */
export type Day = components['schemas']['Day'];
/** The days between which goods are expected to arrive; absent where nobody knows, and for goods that are not shipped. An addition */
export type Arrival = components['schemas']['Arrival'];
/** A job that was given up after too many attempts */
export type DeadJob = components['schemas']['DeadJob'];
export type DeadJobPage = components['schemas']['DeadJobPage'];
export type RecurringJob = components['schemas']['RecurringJob'];
export type JobName = components['schemas']['JobName'];
export type RetriedJobs = components['schemas']['RetriedJobs'];
export type DaySales = components['schemas']['DaySales'];
export type ShopToday = components['schemas']['ShopToday'];
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
/** Texts by column, as in a file: `name`, `name:fr`, `price`. An export lists all columns but `on_sale` (yes or no) and `stock_of_new` (of new skus only) */
export type GoodsCells = components['schemas']['GoodsCells'];
export type GoodsBatch = components['schemas']['GoodsBatch'];
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
/** `scheduled`: put on sale by itself at `onSaleFrom`. `archived`: seen by nobody but operators */
export type GoodsState = components['schemas']['GoodsState'];
export type GoodsPicture = components['schemas']['GoodsPicture'];
/** A fact that is not chosen, such as the material */
export type GoodsSpecification = components['schemas']['GoodsSpecification'];
export type GoodsOptionValue = components['schemas']['GoodsOptionValue'];
/** What is chosen, such as the size */
export type GoodsOption = components['schemas']['GoodsOption'];
export type GoodsSkuFields = components['schemas']['GoodsSkuFields'];
/** Decimal amount, `"12.50"` */
export type Amount = components['schemas']['Amount'];
export type GoodsFields = components['schemas']['GoodsFields'];
export type NewGoods = components['schemas']['NewGoods'];
export type OperatorGoodsSku = components['schemas']['OperatorGoodsSku'];
/** Goods as `/save` takes them, and what is not edited */
export type OperatorGoodsDetail = components['schemas']['OperatorGoodsDetail'];
/** Texts in further languages, by language and field: `{ "fr": { "name": "Thé" } }`. In a request it replaces all translations of the thing's texts; without it they stay. */
export type Translations = components['schemas']['Translations'];
export type TranslatedFields = components['schemas']['TranslatedFields'];
export type Created = components['schemas']['Created'];
export type VersionOnly = components['schemas']['VersionOnly'];
export type GuaranteeFields = components['schemas']['GuaranteeFields'];
export type OperatorGuarantee = components['schemas']['OperatorGuarantee'];
/** Of `intro`, see `Translations` */
export type ShopTranslations = components['schemas']['ShopTranslations'];
/** Path on this server (`/picture/…`) or address (`https://…`) of a picture */
export type Picture = components['schemas']['Picture'];
export type ShopFields = components['schemas']['ShopFields'];
export type ShopClass = components['schemas']['ShopClass'];
export type ShopHolidayFields = components['schemas']['ShopHolidayFields'];
export type ShopHolidayDetail = components['schemas']['ShopHolidayDetail'];
export type ShopSectionFields = components['schemas']['ShopSectionFields'];
export type ShopSectionDetail = components['schemas']['ShopSectionDetail'];
export type OperatorShopDetail = components['schemas']['OperatorShopDetail'];
/** HH:mm in the time zone of the mall */
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type FreightZone = components['schemas']['FreightZone'];
/** Working days of the country of delivery from shipping to arrival; default unknown */
export type ArrivalDays = components['schemas']['ArrivalDays'];
export type FreightRule = components['schemas']['FreightRule'];
export type ShopFreight = components['schemas']['ShopFreight'];
export type FreightQuote = components['schemas']['FreightQuote'];
/** `goods` chosen goods, `new` the newest goods, `coupons` of the shop, `categories` of the shop, `introduction` its text */
export type ShopSectionKind = components['schemas']['ShopSectionKind'];
/** Opening hours on these weekdays, in the mall's time zone */
export type OpeningHours = components['schemas']['OpeningHours'];
export type OperatorApplication = components['schemas']['OperatorApplication'];
export type OperatorApplicationPage = components['schemas']['OperatorApplicationPage'];
export type ApprovedShop = components['schemas']['ApprovedShop'];
export type ReportStatus = components['schemas']['ReportStatus'];
export type OperatorReport = components['schemas']['OperatorReport'];
export type OperatorReportPage = components['schemas']['OperatorReportPage'];
export type ReportDecision = components['schemas']['ReportDecision'];
/** What is reported */
export type ReportSubject = components['schemas']['ReportSubject'];
/** What is wrong with it */
export type ReportReason = components['schemas']['ReportReason'];
/** `owner` everything of the place; `goods` goods, coupons and reviews; `orders` orders, refunds and reviews; `money` balances and payouts; in the mall also `content` what it says and shows, and `shops` applications and shops */
export type StaffRole = components['schemas']['StaffRole'];
export type StaffPlace = components['schemas']['StaffPlace'];
export type StaffSessionRequest = components['schemas']['StaffSessionRequest'];
export type StaffSession = components['schemas']['StaffSession'];
export type InvitationToken = components['schemas']['InvitationToken'];
export type AcceptedInvitation = components['schemas']['AcceptedInvitation'];
export type SecondFactorSecret = components['schemas']['SecondFactorSecret'];
export type SecondFactorCode = components['schemas']['SecondFactorCode'];
export type FactorRemoval = components['schemas']['FactorRemoval'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffPage = components['schemas']['StaffPage'];
export type StaffInvitation = components['schemas']['StaffInvitation'];
export type NewRoles = components['schemas']['NewRoles'];
export type SentInvitation = components['schemas']['SentInvitation'];
export type StaffRoles = components['schemas']['StaffRoles'];
export type StaffRemoval = components['schemas']['StaffRemoval'];
/** What mails to people who work for a shop are about: `sales` orders, `refunds`, `reviews`, `stock` goods that run out, `payouts`; and of the mall: `applications`, `reports`, `payments` money that does not match, `jobs` that have failed. Other values may follow. */
export type StaffMailTopic = components['schemas']['StaffMailTopic'];
export type StaffMails = components['schemas']['StaffMails'];
export type StaffMailChoice = components['schemas']['StaffMailChoice'];
export type SecondFactors = components['schemas']['SecondFactors'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type NameOfPasskey = components['schemas']['NameOfPasskey'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
/** For `navigator.credentials.create` */
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
/** For `navigator.credentials.get` */
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
/** What `navigator.credentials.create` has answered */
export type CreatedPasskey = components['schemas']['CreatedPasskey'];
/** What `navigator.credentials.get` has answered */
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type NewPasskey = components['schemas']['NewPasskey'];
/** One of them */
export type FactorProof = components['schemas']['FactorProof'];
/** What an entry is for. Of a shop: `sale` (including what the mall bears by its coupons and for points), `commission`, `collected` and `paidBack` (cash on delivery that the shop took, and returned), `refund`, `payout`, `payoutReturned` (failed, or sent back by the bank). Of the mall: `payment`, `coupon`, `points`, `dispute`, `adjustment` (moved by the provider) */
export type LedgerItem = components['schemas']['LedgerItem'];
/** Decimal amount as `Money`; `"-12.50"` when it lowers what is owed */
export type SignedMoney = components['schemas']['SignedMoney'];
export type ShopBalance = components['schemas']['ShopBalance'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerEntryBatch = components['schemas']['LedgerEntryBatch'];
export type ShopStatement = components['schemas']['ShopStatement'];
/** `recorded`: not given to the bank yet. `sent`: on its way. `paid`: arrived. `failed`: never paid. `returned`: sent back by the bank after it was paid. The money of a failed or returned one is available again, and both are final */
export type PayoutStatus = components['schemas']['PayoutStatus'];
export type Payout = components['schemas']['Payout'];
export type PayoutBatch = components['schemas']['PayoutBatch'];
/** A line of a file for the bank */
export type BankTransfer = components['schemas']['BankTransfer'];
export type BankFile = components['schemas']['BankFile'];
/** The invariant that does not hold; docs/operations/money.md has a paragraph for each */
export type LedgerCheckName = components['schemas']['LedgerCheckName'];
export type LedgerDifference = components['schemas']['LedgerDifference'];
export type LastLedgerCheck = components['schemas']['LastLedgerCheck'];
export type LedgerReport = components['schemas']['LedgerReport'];
export type ShopCategoryFields = components['schemas']['ShopCategoryFields'];
export type OperatorShopCategory = components['schemas']['OperatorShopCategory'];
export type CouponOwner = components['schemas']['CouponOwner'];
export type CouponFields = components['schemas']['CouponFields'];
export type OperatorCouponDetail = components['schemas']['OperatorCouponDetail'];
export type CouponPreview = components['schemas']['CouponPreview'];
export type CategoryFields = components['schemas']['CategoryFields'];
export type NewCategory = components['schemas']['NewCategory'];
export type CategoryPlace = components['schemas']['CategoryPlace'];
export type WhereGoodsGo = components['schemas']['WhereGoodsGo'];
export type OperatorCategory = components['schemas']['OperatorCategory'];
export type TradeFields = components['schemas']['TradeFields'];
export type OperatorTrade = components['schemas']['OperatorTrade'];
export type ShopTypeFields = components['schemas']['ShopTypeFields'];
export type OperatorShopType = components['schemas']['OperatorShopType'];
export type LookFields = components['schemas']['LookFields'];
export type MallLook = components['schemas']['MallLook'];
export type BannerFields = components['schemas']['BannerFields'];
export type OperatorBanner = components['schemas']['OperatorBanner'];
export type ActivityGoods = components['schemas']['ActivityGoods'];
export type ActivityFields = components['schemas']['ActivityFields'];
export type OperatorActivitySummary = components['schemas']['OperatorActivitySummary'];
export type OperatorActivity = components['schemas']['OperatorActivity'];
export type HomePreview = components['schemas']['HomePreview'];
export type Banner = components['schemas']['Banner'];
/** Images and contact data of the mall. Only the contact fields of `consumerType` and `mall.contactTypes` are reliable. */
export type HomeIndex = components['schemas']['HomeIndex'];
/** Data of the mall. Optional for servers of this family. */
export type MallData = components['schemas']['MallData'];
/** Time limits of orders, in days */
export type Terms = components['schemas']['Terms'];
/** A text by language tag; `en` is required */
export type LocalText = components['schemas']['LocalText'];
export type ActivityProduct = components['schemas']['ActivityProduct'];
/** Type 1: strip of goods; 2: one big and two small tiles; 3: strip of big pictures */
export type HomeActivity = components['schemas']['HomeActivity'];
export type AgreementText = components['schemas']['AgreementText'];
export type AgreementFields = components['schemas']['AgreementFields'];
export type AgreementVersion = components['schemas']['AgreementVersion'];
export type OperatorAgreement = components['schemas']['OperatorAgreement'];
/** `closed`: a visit whose orders belong to an account now */
export type ShopperState = components['schemas']['ShopperState'];
export type ShopperSummary = components['schemas']['ShopperSummary'];
export type AcceptedAgreement = components['schemas']['AcceptedAgreement'];
export type OperatorShopper = components['schemas']['OperatorShopper'];
export type HotWordFields = components['schemas']['HotWordFields'];
export type OperatorHotWord = components['schemas']['OperatorHotWord'];
export type SearchLine = components['schemas']['SearchLine'];
export type SearchedWords = components['schemas']['SearchedWords'];
export type TextKind = components['schemas']['TextKind'];
export type TranslatableText = components['schemas']['TranslatableText'];
export type TextsPart = components['schemas']['TextsPart'];
export type MissingTexts = components['schemas']['MissingTexts'];
export type OperatorPicture = components['schemas']['OperatorPicture'];
export type OperatorPicturePage = components['schemas']['OperatorPicturePage'];
