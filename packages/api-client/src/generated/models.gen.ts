// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

import type { components } from './schema.gen';

/** A new session. `nikeName` is the actual spelling. */
export type LoginResult = components['schemas']['LoginResult'];
export type LoginMethods = components['schemas']['LoginMethods'];
export type LoginPicture = components['schemas']['LoginPicture'];
/** Six digits of any script; blanks and dashes between them are ignored */
export type Code = components['schemas']['Code'];
/** Decimal amount in the mall's currency with two places, `"12.50"`, `"1250.00"` in a currency without decimals, or three where the currency has three, `"1.250"` */
export type Money = components['schemas']['Money'];
/** Tax that is included, as `Money`; only where the mall tells it; an addition */
export type IncludedTax = components['schemas']['IncludedTax'];
/** Decimal amount as `Money`, or null when there is none */
export type MoneyOrNull = components['schemas']['MoneyOrNull'];
/** `yyyy-MM-dd HH:mm:ss` in the mall's time zone */
export type DateTime = components['schemas']['DateTime'];
/** `yyyy-MM-dd HH:mm:ss` in the mall's time zone, or null */
export type DateTimeOrNull = components['schemas']['DateTimeOrNull'];
/** `processing`: accepted, settles late. `refunded`: returned at the provider, not by the mall. A dispute withholds the amount until it is won */
export type PaymentNoteKind = components['schemas']['PaymentNoteKind'];
/** `yyyy-MM-dd`, or null */
export type DateOrNull = components['schemas']['DateOrNull'];
/** An address of RFC 5322 without quotes, also with letters of any script and an internationalised domain, in Unicode or as `xn--…` */
export type Email = components['schemas']['Email'];
/** Fields of every page besides its `list` */
export type PageInfo = components['schemas']['PageInfo'];
/** Goods in a list. Sold units are `sales + ficti`. Without an old price, `otPrice` equals the price. */
export type IndexProduct = components['schemas']['IndexProduct'];
export type IndexProductPage = components['schemas']['IndexProductPage'];
/** The shop is closed from `from` until `until`, now or soon; an addition */
export type ShopHoliday = components['schemas']['ShopHoliday'];
/** Mean of the service scores of the shop's reviews, 1 to 5 with one decimal, null without any; an addition */
export type ShopStars = components['schemas']['ShopStars'];
/** Goods on the card of a shop */
export type ShopProduct = components['schemas']['ShopProduct'];
/** A category and those below it */
export type CategoryNode = components['schemas']['CategoryNode'];
/** One sku of an order */
export type OrderLine = components['schemas']['OrderLine'];
export type PreOrderLine = components['schemas']['PreOrderLine'];
/** `courier` a courier company with a waybill, `shopCourier` the shop itself, `virtual` goods that are not shipped: the shop sends a code or a text */
export type DeliveryMethod = components['schemas']['DeliveryMethod'];
/** A day of the mall without time, `yyyy-MM-dd` */
export type Day = components['schemas']['Day'];
/** The days between which goods are expected to arrive; absent where nobody knows, and for goods that are not shipped. An addition */
export type Arrival = components['schemas']['Arrival'];
/** The part of one shop in a pre-order or an unpaid order */
export type PreOrderShop = components['schemas']['PreOrderShop'];
/** Code of a refusal that a program reacts to or shows in the language of its user */
export type ErrorReason = components['schemas']['ErrorReason'];
/** A random value of the storefront. A code requested with it is only valid together with it, that is in the same browser. */
export type RequestKey = components['schemas']['RequestKey'];
/** Identifies the captcha */
export type GraphicKey = components['schemas']['GraphicKey'];
/** The characters of the picture in any case, or the number found by proof of work */
export type GraphicCode = components['schemas']['GraphicCode'];
export type GraphicCaptcha = components['schemas']['GraphicCaptcha'];
/** An alternative to the image: the client searches the integer from 0 to `maxNumber` for which SHA-256 of the text `salt` + number, as hex, is `challenge`. That number is the `graphicCode`. */
export type WorkCaptcha = components['schemas']['WorkCaptcha'];
/** National number; blanks, dashes, slashes, brackets and a trunk zero are ignored, digits may be of any script. A country code in the number (`+39…`, `0039…`) precedes `countryCode`. */
export type PhoneNumber = components['schemas']['PhoneNumber'];
/** Calling code with or without plus, as text or number: `"+86"`, `86` */
export type CountryCode = components['schemas']['CountryCode'];
/** A request token of OAuth 1.0a. `tokenSecret` proves to `loginByTwitter` that the same browser comes back; with some servers it is the secret itself. */
export type TwitterRequestToken = components['schemas']['TwitterRequestToken'];
/** The start of an OAuth 2 sign-in. The provider returns the browser to `/middlewares/callback_google` or `/middlewares/callback_facebook` with `code` and `state`. */
export type OauthRequest = components['schemas']['OauthRequest'];
export type UserInfo = components['schemas']['UserInfo'];
export type UserMenuEntry = components['schemas']['UserMenuEntry'];
export type UserMenu = components['schemas']['UserMenu'];
/** What mails are about that a shopper can leave out: `reviews` invitations to write one, `coupons` those that run out. Other values may follow. */
export type MailTopic = components['schemas']['MailTopic'];
export type MailSettings = components['schemas']['MailSettings'];
export type UploadedImage = components['schemas']['UploadedImage'];
export type Banner = components['schemas']['Banner'];
/** Images and contact data of the mall. Only the contact fields of `consumerType` and `mall.contactTypes` are reliable. */
export type HomeIndex = components['schemas']['HomeIndex'];
/** Data of the mall. Optional for servers of this family. */
export type MallData = components['schemas']['MallData'];
/** Time limits of orders, in days */
export type Terms = components['schemas']['Terms'];
/** A text by language tag; `en` is required */
export type LocalText = components['schemas']['LocalText'];
export type HotKeyword = components['schemas']['HotKeyword'];
export type ActivityProduct = components['schemas']['ActivityProduct'];
export type ActivityProductPage = components['schemas']['ActivityProductPage'];
/** Type 1: strip of goods; 2: one big and two small tiles; 3: strip of big pictures */
export type HomeActivity = components['schemas']['HomeActivity'];
export type ActivityDetail = components['schemas']['ActivityDetail'];
/** Suggestions for the typed text, best first */
export type SearchSuggestions = components['schemas']['SearchSuggestions'];
export type SuggestedGoods = components['schemas']['SuggestedGoods'];
export type SuggestedShop = components['schemas']['SuggestedShop'];
export type SuggestedCategory = components['schemas']['SuggestedCategory'];
/** `sales` is the total number of sold units, `ficti` is null or 0 */
export type LeaderboardProduct = components['schemas']['LeaderboardProduct'];
/** The first id of each part of at most 10,000, by kind, ascending */
export type SitemapParts = components['schemas']['SitemapParts'];
export type ProductInfo = components['schemas']['ProductInfo'];
/** An attribute with its options */
export type ProductAttr = components['schemas']['ProductAttr'];
export type Sku = components['schemas']['Sku'];
/** The shop of the goods. Its id is `productInfo.merId`. */
export type ProductShop = components['schemas']['ProductShop'];
export type Guarantee = components['schemas']['Guarantee'];
export type ProductDetail = components['schemas']['ProductDetail'];
export type ProductSpecification = components['schemas']['ProductSpecification'];
export type DeliveryZone = components['schemas']['DeliveryZone'];
/** A filter value */
export type FacetOption = components['schemas']['FacetOption'];
/** Number of goods with this value; 1001 means "more than 1,000" */
export type FacetCount = components['schemas']['FacetCount'];
export type ProductFacets = components['schemas']['ProductFacets'];
export type FacetAttribute = components['schemas']['FacetAttribute'];
export type ReviewSummary = components['schemas']['ReviewSummary'];
export type Review = components['schemas']['Review'];
export type ReviewDetail = components['schemas']['ReviewDetail'];
export type ReviewPage = components['schemas']['ReviewPage'];
/** A shop in a list, with up to three of its goods */
export type MerchantCard = components['schemas']['MerchantCard'];
export type MerchantCardPage = components['schemas']['MerchantCardPage'];
export type ShopInfo = components['schemas']['ShopInfo'];
/** `goods` chosen goods, `new` the newest goods, `coupons` of the shop, `categories` of the shop, `introduction` its text */
export type ShopSectionKind = components['schemas']['ShopSectionKind'];
export type ShopSection = components['schemas']['ShopSection'];
/** Opening hours on these weekdays, in the mall's time zone */
export type OpeningHours = components['schemas']['OpeningHours'];
/** Contact data of a shop */
export type ChatConfig = components['schemas']['ChatConfig'];
/** Owner of a shop */
export type ShopDetail = components['schemas']['ShopDetail'];
export type ShopType = components['schemas']['ShopType'];
/** A shop category */
export type ShopCategory = components['schemas']['ShopCategory'];
export type SettlementAgreement = components['schemas']['SettlementAgreement'];
export type ApplicationFields = components['schemas']['ApplicationFields'];
export type NewApplication = components['schemas']['NewApplication'];
export type ChangedApplication = components['schemas']['ChangedApplication'];
export type MerchantApplication = components['schemas']['MerchantApplication'];
export type MerchantApplicationPage = components['schemas']['MerchantApplicationPage'];
export type ShopKey = components['schemas']['ShopKey'];
/** `price` and `stock` are null in invalid rows */
export type CartRow = components['schemas']['CartRow'];
export type CartShop = components['schemas']['CartShop'];
export type CartCount = components['schemas']['CartCount'];
export type CartItem = components['schemas']['CartItem'];
/** What checkout will start with for these goods; nothing is reserved. `totalFee` = `proTotalFee` + `freightFee` − `couponFee` */
export type CartEstimate = components['schemas']['CartEstimate'];
export type CartEstimateShop = components['schemas']['CartEstimateShop'];
/** Goods that are saved for later. `addedPrice` is their price when added. */
export type SavedItem = components['schemas']['SavedItem'];
/** Result of moving rows; the ids are those of the saved rows. */
export type MovedToCart = components['schemas']['MovedToCart'];
export type WatchedSku = components['schemas']['WatchedSku'];
export type WatchedSkuPage = components['schemas']['WatchedSkuPage'];
export type SkuOnly = components['schemas']['SkuOnly'];
/** What is reported */
export type ReportSubject = components['schemas']['ReportSubject'];
/** What is wrong with it */
export type ReportReason = components['schemas']['ReportReason'];
export type NewReport = components['schemas']['NewReport'];
/** `collectedPrice` is the price when it was collected; null if unknown */
export type CollectedProduct = components['schemas']['CollectedProduct'];
export type CollectedProductPage = components['schemas']['CollectedProductPage'];
export type FollowedShop = components['schemas']['FollowedShop'];
export type FollowedShopPage = components['schemas']['FollowedShopPage'];
export type CollectedIds = components['schemas']['CollectedIds'];
export type ClaimableCoupon = components['schemas']['ClaimableCoupon'];
export type ClaimableCouponPage = components['schemas']['ClaimableCouponPage'];
/** A coupon of the caller that applies to a pre-order. `id` is the couponId of later calls. */
export type OrderCoupon = components['schemas']['OrderCoupon'];
/** A coupon of the caller, for a pre-order */
export type CouponOption = components['schemas']['CouponOption'];
export type MyCoupon = components['schemas']['MyCoupon'];
export type MyCouponPage = components['schemas']['MyCouponPage'];
/** Delivery method of a shop; its first by default */
export type DeliveryChoice = components['schemas']['DeliveryChoice'];
/** For `buyNow` attrValueId, productId and productNum; for `shoppingCart` shoppingCartId */
export type PreOrderItem = components['schemas']['PreOrderItem'];
export type PreOrderNo = components['schemas']['PreOrderNo'];
export type OrderNo = components['schemas']['OrderNo'];
/** A draft of an order with its price */
export type PreOrder = components['schemas']['PreOrder'];
/** Lifetime of a pre-order. Loading it and requesting its price extend it. */
export type DraftState = components['schemas']['DraftState'];
/** Whether cash on delivery is available (`payType` `cod`) */
export type CashOnDelivery = components['schemas']['CashOnDelivery'];
export type PointsForOrder = components['schemas']['PointsForOrder'];
/** Hash of the amounts of every line; an order with it is refused at another price */
export type QuoteHash = components['schemas']['QuoteHash'];
export type OrderPrice = components['schemas']['OrderPrice'];
/** An unpaid master order */
export type AwaitPayOrder = components['schemas']['AwaitPayOrder'];
export type AwaitPayOrderPage = components['schemas']['AwaitPayOrderPage'];
/** An order of one shop in a list; cash on delivery (`payType` `cod`) is not `paid` before delivery. Status: 0 to ship, 1 to receive, 2 to review, 3 completed, 9 cancelled */
export type OrderRow = components['schemas']['OrderRow'];
export type OrderRowPage = components['schemas']['OrderRowPage'];
export type MasterOrderShop = components['schemas']['MasterOrderShop'];
export type MasterOrderDetail = components['schemas']['MasterOrderDetail'];
/** Something that happened at the payment provider, not requested by the mall */
export type PaymentNote = components['schemas']['PaymentNote'];
export type PaymentRefund = components['schemas']['PaymentRefund'];
/** An order of one shop */
export type OrderDetail = components['schemas']['OrderDetail'];
export type RefundOfOrder = components['schemas']['RefundOfOrder'];
/** Number of orders that need an action */
export type OrderCenterData = components['schemas']['OrderCenterData'];
/** Number of orders in each state */
export type OrderData = components['schemas']['OrderData'];
export type OrderExpress = components['schemas']['OrderExpress'];
export type VisitorLink = components['schemas']['VisitorLink'];
export type OrderNumber = components['schemas']['OrderNumber'];
/** From the mailed link */
export type Identity = components['schemas']['Identity'];
export type VisitorAccess = components['schemas']['VisitorAccess'];
export type VisitorOrderDetail = components['schemas']['VisitorOrderDetail'];
export type ReceiptFile = components['schemas']['ReceiptFile'];
/** A received order line without a review */
export type ReviewToWrite = components['schemas']['ReviewToWrite'];
export type ReviewToWritePage = components['schemas']['ReviewToWritePage'];
/** A review, for its author */
export type OwnReview = components['schemas']['OwnReview'];
export type OwnReviewPage = components['schemas']['OwnReviewPage'];
/** A sku of the order; `payNum` is the number of refundable units */
export type RefundFormLine = components['schemas']['RefundFormLine'];
/** The refundable part of an order */
export type RefundForm = components['schemas']['RefundForm'];
export type RefundLineChoice = components['schemas']['RefundLineChoice'];
export type NewRefund = components['schemas']['NewRefund'];
/** A refund; `payNum` of its lines is the number of refunded units */
export type RefundRow = components['schemas']['RefundRow'];
export type RefundRowPage = components['schemas']['RefundRowPage'];
export type RefundDetail = components['schemas']['RefundDetail'];
/** The points of a user, and the rules for earning and spending */
export type PointsSummary = components['schemas']['PointsSummary'];
/** A change of a user's points */
export type PointsEntry = components['schemas']['PointsEntry'];
export type PointsEntryPage = components['schemas']['PointsEntryPage'];
/** Enabled payment methods */
export type PayMethods = components['schemas']['PayMethods'];
/** A started payment. `redirect` is the page of the provider (PayPal, test) or the text of the code to show (WeChat); `stripeClientSecret` is for the Stripe form. With `cod` both are null: there is nothing to pay before the goods arrive. */
export type Payment = components['schemas']['Payment'];
/** Result of a payment */
export type PaymentOutcome = components['schemas']['PaymentOutcome'];
export type Address = components['schemas']['Address'];
export type AddressPage = components['schemas']['AddressPage'];
/** Estimated location of the caller; empty if unknown */
export type IpPlace = components['schemas']['IpPlace'];
export type MallPolicy = components['schemas']['MallPolicy'];
