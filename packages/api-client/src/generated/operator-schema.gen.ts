// Generated from packages/api-client/contract by `pnpm generate`. Do not edit.

export interface paths {
  '/api/operator/key/self': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The calling key
     * @description The calling key with its scopes. Errors: 401.
     */
    get: operations['operatorSelf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/key/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Keys, newest first, including revoked ones
     * @description Only keys of the shop for a shop's key. Errors: 400, 401, 403.
     */
    get: operations['operatorKeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/key/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a key
     * @description The key is only contained in this response. A key cannot grant scopes that it
     *     does not have, and a shop's key only creates keys of its shop. Errors: 400, 401, 403; 500
     *     when there is no such shop.
     */
    post: operations['createOperatorKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/key/revoke/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke a key
     * @description Permanent, effective immediately, idempotent. Errors: 401, 403; 500 when there is
     *     no such key.
     */
    post: operations['revokeOperatorKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/audit/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The audit log, newest first
     * @description With a shop's key: actions with keys of the shop, and other actions on objects of
     *     its shop. Errors: 400, 401, 403.
     */
    get: operations['auditLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/order/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Paid and cash-on-delivery orders, newest first
     * @description Orders of one shop each. Errors: 400, 401, 403.
     */
    get: operations['operatorOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/order/detail/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One order
     * @description Errors: 401, 403; 500 when there is no such order.
     */
    get: operations['operatorOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/order/begin/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin with an order
     * @description From then on, the shopper can no longer cancel it, only apply for a refund. Idempotent. Errors: 401, 403;
     *     500 when there is no such order, it is not to be shipped, or it is being refunded.
     */
    post: operations['beginOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/order/ship/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ship an order
     * @description By a courier company with a waybill, by the shop itself, or, for goods
     *     that are not shipped, as a code or text that is shown on the order. If the order
     *     has a `deliveryMethod`, it is required. The shopper gets a mail. Errors: 400, 401, 403; 500 when there is no such order, or it is
     *     unpaid, shipped already, being refunded or to be delivered otherwise.
     */
    post: operations['shipOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/order/trace/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a tracking event of an order
     * @description Shown to the shopper. Repeated with the same time and text, it
     *     is stored once. Errors: 400, 401, 403; 500 when there is no such order or it is not on its
     *     way.
     */
    post: operations['addTrace'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/order/delivered/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm cash on delivery of an order
     * @description The order is then paid and received. Errors:
     *     401, 403; 500 when there is no such order, it is not in transit, or it was paid in advance.
     */
    post: operations['deliverOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/order/cancel/{orderNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a cash-on-delivery order
     * @description Before shipping, or if it could not be delivered. Coupons and points are returned to
     *     the shopper; unshipped units are returned to the stock. Errors: 401, 403; 500 when there
     *     is no such order, or it is paid.
     */
    post: operations['callOffOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/refund/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refunds, newest first
     * @description Errors: 400, 401, 403.
     */
    get: operations['operatorRefunds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/refund/accept/{refundNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept a refund
     * @description Received goods must be returned first, depending on the policy; otherwise the refund is paid
     *     immediately. Of concurrent decisions one applies.
     *     Errors: 401, 403; 500 when there is no such refund, it is decided, or no payment
     *     holds the money.
     */
    post: operations['acceptRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/refund/arrived/{refundNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm that returned goods have arrived
     * @description The refund is paid immediately. Errors: 401, 403; 500 when there is no such refund,
     *     its goods are not in transit, or there is no payment to refund.
     */
    post: operations['confirmReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/refund/paid/{refundNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm that the shop has paid a refund itself
     * @description For cash on delivery, which no provider can refund. The refund is then complete.
     *     Errors: 401, 403; 500 when there is no such refund, it is not accepted yet, or a provider refunds
     *     its money back.
     */
    post: operations['confirmPaidBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/refund/refuse/{refundNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuse a refund
     * @description The shopper sees the reason and can apply again. Returned goods can be refused, too, if
     *     they are not what was sold. Errors: 400, 401, 403; 500 when there is no such refund or it is
     *     decided.
     */
    post: operations['refuseRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/payment/note/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refunds made at providers, disputes and payments that settle late, newest first
     * @description A shop's key finds those of master orders that are its own completely: a payment of several
     *     shops is the mall's concern. Errors: 400, 401, 403.
     */
    get: operations['operatorPaymentNotes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/review/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reviews, newest first
     * @description Errors: 400, 401, 403.
     */
    get: operations['operatorReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/review/reply/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reply to a review
     * @description Public. A review has one reply; idempotent.
     *     Errors: 400, 401, 403; 500 when there is no such review or it has another reply.
     */
    post: operations['replyToReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/search/explain': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search results with an explanation of their order
     * @description Only goods of the shop for a shop's key. Not counted as a search. Errors: 400, 401,
     *     403.
     */
    get: operations['explainSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Goods with their skus
     * @description Including those off sale. Errors: 400, 401, 403.
     */
    get: operations['operatorGoods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/sale/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set whether goods are on sale
     * @description Errors: 400, 401, 403; 500 when there are no such goods.
     */
    post: operations['setGoodsOnSale'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/sku/stock/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the stock
     * @description Only if the stock is `expected`, so that concurrent sales are
     *     not lost. Idempotent. Errors: 400, 401, 403; 500 when there is no such
     *     sku or its stock differs.
     */
    post: operations['setStock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/sku/stock/change/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add units to the stock or remove some
     * @description Idempotent with the same `Idempotency-Key`, without a time limit. Errors:
     *     400, also for a key of another request; 401, 403; 500 when there is no such sku,
     *     or not so many units.
     */
    post: operations['changeStock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/sku/price/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a price
     * @description Only if the price is `expected`. Goods show the lowest price of their skus;
     *     an original price that is no longer higher is removed. Existing orders keep their price.
     *     Errors: 400, 401, 403; 500 when there is no such sku or its price differs.
     */
    post: operations['setPrice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/sku/endQuotes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the open quotes of a sku
     * @description Whoever is ordering it has its former price until their pre-order expires. This ends these
     *     pre-orders now: nothing is ordered from them, and new ones have the current price. Existing
     *     orders keep their price. Idempotent. Errors: 400, 401, 403; 500 when there is no such sku.
     */
    post: operations['endQuotes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A batch of skus with all importable fields
     * @description Ordered by id; the next batch starts after `next`. Errors: 400, 401, 403.
     */
    get: operations['exportGoods'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a batch of skus and their goods
     * @description A row contains its sku and new values; fields that are not in `columns` do not
     *     change. Rows are applied or refused one by one, idempotently.
     *     `stock` is set only if it is still `stockBefore`; if both are equal it
     *     does not change. Errors: 400, 401, 403.
     */
    post: operations['importGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shops
     * @description Only the own shop for a shop's key. Errors: 400, 401, 403.
     */
    get: operations['operatorShops'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/open/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open or close a shop
     * @description Goods of a closed shop are hidden and cannot be ordered. Errors: 400, 401, 403; 500
     *     when there is no such shop.
     */
    post: operations['setShopOpen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/delivery/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the delivery methods of a shop
     * @description Options for shoppers; the first is the default. Existing orders keep theirs. Goods
     *     that are not shipped need none of them. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    post: operations['setShopDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/virtual/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set whether goods are shipped
     * @description Virtual goods have no freight, need no address, and are delivered as a text that the
     *     shop sends with the order. Errors: 400, 401, 403; 500 when there are no such goods.
     */
    post: operations['setGoodsVirtual'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/application/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Applications to open a shop, oldest first
     * @description Empty for a shop's key. Errors: 400, 401, 403.
     */
    get: operations['operatorApplications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/application/approve/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve an application; its shop opens
     * @description The applicant gets a mail, and the shop's key for this API on the page of the
     *     application. Idempotent. Errors: 401, 403; 500 when there is no
     *     such application, it was refused or withdrawn, or its name or e-mail address is taken.
     */
    post: operations['approveApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/application/refuse/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuse an application
     * @description The applicant sees the reason, and can change and resubmit the application. Errors: 400, 401,
     *     403; 500 when there is no such application or it is not pending.
     */
    post: operations['refuseApplication'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/coupon/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Coupons, newest first
     * @description Errors: 400, 401, 403.
     */
    get: operations['operatorCoupons'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/coupon/grant/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Grant a coupon to an account
     * @description By the id of the account or its e-mail address. An account gets a coupon once: idempotent.
     *     A shop's key grants coupons of its shop, to accounts that have ordered there.
     *     Errors: 400, 401, 403; 500 when there is no such coupon or account, or it is used up.
     */
    post: operations['grantCoupon'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/guarantee/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Guarantees that goods can have
     * @description For keys of shops, too, whose goods have them. Errors: 401, 403.
     */
    get: operations['operatorGuarantees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/guarantee/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a guarantee
     * @description Once for each `Idempotency-Key`. Errors: 400, 401, 403; 500 for keys of shops.
     */
    post: operations['createGuarantee'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/guarantee/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a guarantee
     * @description All fields are replaced. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['saveGuarantee'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/guarantee/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a guarantee
     * @description Goods that have it lose it. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['deleteGuarantee'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/picture/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Pictures of shops, newest first
     * @description Errors: 400, 401, 403.
     */
    get: operations['operatorPictures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/picture/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a picture of a shop
     * @description JPG or PNG of at most 10 MB, detected by its first bytes. It is re-encoded, without metadata, at most 2400 pixels wide
     *     and high; PNG stays PNG only where it is transparent. A key of the whole mall names the shop. Once for each
     *     `Idempotency-Key`. Errors: 400 with the reason `no-picture` or `too-many-pixels`; 401, 403; 500 when there is no such
     *     shop, or it keeps too many pictures.
     */
    post: operations['uploadPicture'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/picture/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a picture of a shop
     * @description With all its sizes. Errors: 400, 401, 403; 500 when there is none, or something refers to it.
     */
    post: operations['deletePicture'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/picture/mall/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Pictures of the mall, newest first
     * @description Errors: 400, 401, 403; 500 for keys of shops.
     */
    get: operations['mallPictures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/picture/mall/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a picture of the mall
     * @description As `uploadPicture`, for banners, activities and other pages. Errors: the same; 500 for keys of shops.
     */
    post: operations['uploadMallPicture'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/picture/mall/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a picture of the mall
     * @description With all its sizes. Errors: 400, 401, 403; 500 when there is none, or something refers to it.
     */
    post: operations['deleteMallPicture'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description Scopes of a key
     * @enum {string}
     */
    OperatorScope:
      | 'orders:read'
      | 'orders:ship'
      | 'refunds:read'
      | 'refunds:decide'
      | 'reviews:read'
      | 'reviews:reply'
      | 'goods:read'
      | 'goods:write'
      | 'shops:read'
      | 'shops:write'
      | 'applications:read'
      | 'applications:decide'
      | 'coupons:read'
      | 'coupons:grant'
      | 'coupons:write'
      | 'content:read'
      | 'content:write'
      | 'shoppers:read'
      | 'shoppers:write'
      | 'staff:manage'
      | 'keys:manage'
      | 'audit:read';
    OperatorKey: {
      id: number;
      name: string;
      /** @description Prefix of the key, for identification */
      hint: string;
      scopes: components['schemas']['OperatorScope'][];
      /** @description null for a key of the whole mall */
      shopId: number | null;
      createTime: components['schemas']['DateTime'];
      /** @description To the minute */
      lastUsedTime: components['schemas']['DateTimeOrNull'];
      revokeTime: components['schemas']['DateTimeOrNull'];
    };
    NewOperatorKey: {
      id: number;
      /** @description The key, `vmo_…`; the server stores only its hash */
      key: string;
    };
    OperatorKeyPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorKey'][];
    };
    /** @description A change or a refusal, without personal data */
    AuditEntry: {
      id: number;
      time: components['schemas']['DateTime'];
      /** @description null for changes on the server itself */
      keyId: number | null;
      keyName: string | null;
      /** @description Shop of the object; null for the mall */
      shopId: number | null;
      /** @description operationId of the call */
      action: string;
      /** @description `order`, `refund`, `review`, `sku`, `goods`, `shop`, `coupon`, `key` */
      subjectType: string;
      subjectId: string;
      /** @enum {string} */
      result: 'done' | 'refused';
    };
    AuditEntryPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['AuditEntry'][];
    };
    /**
     * @description Decimal amount in the mall's currency with two places, `"12.50"`, `"1250.00"` in a currency without decimals,
     *     or three where the currency has three, `"1.250"`
     */
    Money: string;
    /** @description Decimal amount as `Money`, or null when there is none */
    MoneyOrNull: string | null;
    /** @description `yyyy-MM-dd HH:mm:ss` in the mall's time zone */
    DateTime: string;
    /** @description `yyyy-MM-dd HH:mm:ss` in the mall's time zone, or null */
    DateTimeOrNull: string | null;
    /**
     * @description `processing`: accepted, settles late. `refunded`: returned at the provider, not by the mall.
     *     A dispute withholds the amount until it is won
     * @enum {string}
     */
    PaymentNoteKind:
      'processing' | 'refunded' | 'refundFailed' | 'disputed' | 'disputeWon' | 'disputeLost';
    /**
     * @description An address of RFC 5322 without quotes, also with letters of any script and an internationalised
     *     domain, in Unicode or as `xn--…`
     */
    Email: string;
    /**
     * @description `courier` a courier company with a waybill, `shopCourier` the shop itself, `virtual` goods that
     *     are not shipped: the shop sends a code or a text
     * @enum {string}
     */
    DeliveryMethod: 'courier' | 'shopCourier' | 'virtual';
    /** @enum {string} */
    OperatorOrderState: 'toShip' | 'toReceive' | 'toReview' | 'completed' | 'cancelled';
    OperatorOrderLine: {
      goodsId: number;
      goodsName: string;
      skuId: number;
      /** @description Chosen values joined by comma */
      sku: string;
      price: components['schemas']['Money'];
      /** @description Units ordered */
      quantity: number;
      /** @description Units refunded: those of an order to ship are not sent */
      refundedQuantity: number;
    };
    OperatorRefundLine: {
      goodsId: number;
      goodsName: string;
      skuId: number;
      /** @description Chosen values joined by comma */
      sku: string;
      /** @description Units to refund */
      quantity: number;
      amount: components['schemas']['Money'];
    };
    /**
     * @description A paid or cash-on-delivery order of one shop, with its address. The shopper can cancel it
     *     until the shop begins with it.
     */
    OperatorOrder: {
      orderNo: string;
      shopId: number;
      shopName: string;
      state: components['schemas']['OperatorOrderState'];
      /** @description 0 none, 1 applied for, 2 refunding, 3 refunded */
      refundStatus: number;
      createTime: components['schemas']['DateTime'];
      payTime: components['schemas']['DateTimeOrNull'];
      /** @description When the shop began with it; null before */
      beginTime?: components['schemas']['DateTimeOrNull'];
      payPrice: components['schemas']['Money'];
      /** @description `cod` is cash on delivery */
      payType?: string;
      /** @description Amount that the courier collects; null for none */
      collect?: components['schemas']['MoneyOrNull'];
      receiver: string;
      phone: string;
      address: string;
      /** @description The shopper's note to this shop */
      note: string;
      /** @description Delivery method; null when the shop may choose */
      deliveryMethod?: components['schemas']['DeliveryMethod'] | null;
      /** @description Courier company or courier */
      deliveryName: string | null;
      /** @description Waybill or phone of the courier */
      deliveryId: string | null;
      lines: components['schemas']['OperatorOrderLine'][];
    };
    OperatorOrderPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorOrder'][];
    };
    OperatorRefund: {
      refundNo: string;
      orderNo: string;
      shopId: number;
      /** @description 0 pending, 1 refused, withdrawn or expired, 2 refunding, 3 refunded, 4 accepted: goods to be returned, 5 goods in transit */
      status: number;
      /** @description With status 1: withdrawn by the shopper */
      withdrawn: boolean;
      amount: components['schemas']['Money'];
      /** @description Units */
      quantity: number;
      reason: string;
      explanation: string;
      pictures: string[];
      /** @description Why the shop refused */
      refusal: string | null;
      /**
       * @description `shop`: paid to the courier, so the shop refunds it itself
       * @enum {string}
       */
      paidBackBy?: 'provider' | 'shop';
      /** @description The courier of returned goods */
      returnCompany?: string | null;
      returnWaybill?: string | null;
      createTime: components['schemas']['DateTime'];
      decisionTime: components['schemas']['DateTimeOrNull'];
      lines: components['schemas']['OperatorRefundLine'][];
    };
    OperatorRefundPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorRefund'][];
    };
    OperatorReview: {
      id: number;
      shopId: number;
      goodsId: number;
      goodsName: string;
      sku: string;
      star: number;
      comment: string;
      pictures: string[];
      reply: string | null;
      createTime: components['schemas']['DateTime'];
    };
    OperatorReviewPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorReview'][];
    };
    OperatorPaymentNote: {
      id: number;
      /** @description Number of the master order */
      orderNo: string;
      /** @description As in `payType` */
      provider: string;
      /** @description The provider's id of the payment */
      reference: string;
      kind: components['schemas']['PaymentNoteKind'];
      amount: components['schemas']['Money'];
      /** @description ISO 4217 */
      currency: string;
      /** @description The provider's code of why */
      reason: string | null;
      time: components['schemas']['DateTime'];
    };
    OperatorPaymentNotePage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorPaymentNote'][];
    };
    EndedQuotes: {
      /** @description Number of pre-orders */
      ended: number;
    };
    OperatorSku: {
      id: number;
      /** @description Its values joined by comma */
      sku: string;
      price: components['schemas']['Money'];
      originalPrice: components['schemas']['MoneyOrNull'];
      stock: number;
      /** @description Units sold */
      sold: number;
    };
    OperatorGoods: {
      id: number;
      shopId: number;
      name: string;
      onSale: boolean;
      price: components['schemas']['Money'];
      skus: components['schemas']['OperatorSku'][];
    };
    OperatorGoodsPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorGoods'][];
    };
    /** @description A sku with the importable fields of it and its goods */
    GoodsRow: {
      skuId: number;
      goodsId: number;
      shopId: number;
      sku: string;
      goodsName: string;
      keyword: string;
      intro: string;
      onSale: boolean;
      price: components['schemas']['Money'];
      originalPrice: components['schemas']['MoneyOrNull'];
      stock: number;
    };
    GoodsBatch: {
      rows: components['schemas']['GoodsRow'][];
      /** @description `after` of the next batch; null when this is the last */
      next: number | null;
      /** @description Skus after this batch */
      left: number;
    };
    /**
     * @description Every field but `line` and `skuId` as a string, as in a file: an error
     *     names the line, and the other rows are applied.
     */
    ImportRow: {
      /** @description Line in the file */
      line: number;
      skuId?: string;
      goodsName?: string;
      keyword?: string;
      intro?: string;
      onSale?: string;
      price?: string;
      originalPrice?: string;
      stock?: string;
      stockBefore?: string;
    };
    ImportProblem: {
      line: number;
      column: string;
      problem: string;
    };
    ImportResult: {
      /** @description Changed rows, or rows that would change */
      changed: number;
      unchanged: number;
      /** @description Of rows that were not applied */
      problems: components['schemas']['ImportProblem'][];
    };
    OperatorShop: {
      id: number;
      name: string;
      open: boolean;
      /** @description Goods on sale */
      goods: number;
    };
    OperatorShopPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorShop'][];
    };
    OperatorCoupon: {
      id: number;
      /** @description null for a coupon of the whole mall */
      shopId: number | null;
      name: string;
      amount: components['schemas']['Money'];
      minAmount: components['schemas']['Money'];
      open: boolean;
      /** @description null if unlimited */
      left: number | null;
    };
    OperatorCouponPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorCoupon'][];
    };
    GrantedCoupon: {
      /** @description false when the account had it already */
      granted: boolean;
      /** @description Its expiry */
      endTime: components['schemas']['DateTime'];
    };
    ExplainedHit: {
      id: number;
      name: string;
      /** @description The sum of the points */
      score: number;
      /**
       * @description By criterion: each word by its best field, the exact phrase,
       *     sales, rating, stock, language of the name, age. Empty if very
       *     many goods match: these have the mall's default order.
       */
      points: {
        for: string;
        points: number;
      }[];
    };
    ExplainedSearch: {
      total: number;
      /** @description Corrected query */
      didYouMean?: string;
      hits: components['schemas']['ExplainedHit'][];
    };
    OperatorApplication: {
      id: number;
      /** @description 1 awaiting review, 2 approved, 3 refused or withdrawn */
      status: number;
      withdrawn: boolean;
      /** @description Of the shop */
      name: string;
      realName: string;
      email: string;
      countryCode: string;
      phone: string;
      categoryId: number;
      typeId: number;
      /** @description Percent */
      handlingFee: number;
      keywords: string;
      country: string;
      address: string;
      pictures: string[];
      refusal: string | null;
      shopId: number | null;
      createTime: components['schemas']['DateTime'];
      sentTime: components['schemas']['DateTime'];
      decisionTime: components['schemas']['DateTimeOrNull'];
    };
    OperatorApplicationPage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorApplication'][];
    };
    ApprovedShop: {
      shopId: number;
    };
    /**
     * @description Texts in further languages, by language and field: `{ "fr": { "name": "Thé" } }`. In a request it replaces all
     *     translations of the thing's texts; without it they stay.
     */
    Translations: {
      en?: components['schemas']['TranslatedFields'];
      'zh-CN'?: components['schemas']['TranslatedFields'];
      es?: components['schemas']['TranslatedFields'];
      fr?: components['schemas']['TranslatedFields'];
      th?: components['schemas']['TranslatedFields'];
      lo?: components['schemas']['TranslatedFields'];
    };
    TranslatedFields: {
      [key: string]: string;
    };
    Created: {
      id: number;
    };
    VersionOnly: {
      /** @description The one that was read */
      version: number;
    };
    GuaranteeFields: {
      name: string;
      content: string;
      /** @description Path or address of a picture */
      icon?: string;
      /**
       * @description Ascending
       * @default 0
       */
      sort?: number;
      translations?: components['schemas']['Translations'];
    };
    OperatorGuarantee: {
      id: number;
      version: number;
      name: string;
      content: string;
      icon: string;
      sort: number;
      translations: components['schemas']['Translations'];
    };
    OperatorPicture: {
      id: number;
      /** @description null for one of the mall */
      shopId: number | null;
      /** @description What goods and pages name. `…/<name>.webp` also exists as `…/<name>@<width>.<avif|webp>` */
      url: string;
      /** @description Of the kept file: `image/jpeg` or `image/png` */
      type: string;
      /** @description Of the kept file, in pixels */
      width: number;
      /** @description Of the kept file, in pixels */
      height: number;
      /** @description Of the kept file, in bytes */
      size: number;
      createTime: components['schemas']['DateTime'];
      /** @description Since when nothing refers to it; it is deleted 30 days later */
      unusedSince: components['schemas']['DateTimeOrNull'];
    };
    OperatorPicturePage: {
      /**
       * @description Rows on all pages. Exact up to 1,000: a larger total means "at
       *     least", and grows with the requested pages.
       */
      total: number;
      /** @description Number of pages */
      pages: number;
      pageNum?: number;
      pageSize?: number;
      /** @description Rows on this page */
      size?: number;
      startRow?: number;
      endRow?: number;
      prePage?: number;
      nextPage?: number;
      isFirstPage?: boolean;
      isLastPage?: boolean;
      hasPreviousPage?: boolean;
      hasNextPage?: boolean;
      navigatePages?: number;
      navigatepageNums?: number[];
      navigateFirstPage?: number;
      navigateLastPage?: number;
      list: components['schemas']['OperatorPicture'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  operatorSelf: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorKey'] | null;
          };
        };
      };
    };
  };
  operatorKeys: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorKeyPage'] | null;
          };
        };
      };
    };
  };
  createOperatorKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Its user or purpose */
          name: string;
          scopes: components['schemas']['OperatorScope'][];
          /** @description Binds the key to a shop */
          shopId?: number | null;
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['NewOperatorKey'] | null;
          };
        };
      };
    };
  };
  revokeOperatorKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  auditLog: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
        /** @description Of one key only */
        keyId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['AuditEntryPage'] | null;
          };
        };
      };
    };
  };
  operatorOrders: {
    parameters: {
      query?: {
        /** @description In one state only */
        state?: components['schemas']['OperatorOrderState'];
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorOrderPage'] | null;
          };
        };
      };
    };
  };
  operatorOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorOrder'] | null;
          };
        };
      };
    };
  };
  beginOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  shipOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Name of the courier company */
          company?: string;
          /** @description Its short code; the name when absent */
          companyCode?: string;
          waybillNo?: string;
          /** @description Name of the shop's own courier */
          courier?: string;
          courierPhone?: string;
          /** @description Delivered text of virtual goods, such as a code */
          text?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  addTrace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description `yyyy-MM-dd HH:mm:ss` in the mall's time zone */
          time: string;
          text: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  deliverOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  callOffOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the shop's order (`SH…`) */
        orderNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  operatorRefunds: {
    parameters: {
      query?: {
        /** @description In one state only: 0 pending, 1 refused, withdrawn or expired, 2 refunding, 3 refunded, 4 accepted: goods to be returned, 5 goods in transit */
        status?: number;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorRefundPage'] | null;
          };
        };
      };
    };
  };
  acceptRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the refund (`RE…`) */
        refundNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  confirmReturn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the refund (`RE…`) */
        refundNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  confirmPaidBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the refund (`RE…`) */
        refundNo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  refuseRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of the refund (`RE…`) */
        refundNo: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Shown to the shopper */
          reason: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  operatorPaymentNotes: {
    parameters: {
      query?: {
        /** @description Of one kind only */
        kind?: components['schemas']['PaymentNoteKind'];
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorPaymentNotePage'] | null;
          };
        };
      };
    };
  };
  operatorReviews: {
    parameters: {
      query?: {
        /** @description With a reply, or without one */
        replied?: boolean;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorReviewPage'] | null;
          };
        };
      };
    };
  };
  replyToReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          text: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  explainSearch: {
    parameters: {
      query: {
        /** @description The query */
        keyword: string;
        /** @description Of the shopper */
        language?: 'en' | 'zh-CN' | 'es' | 'fr' | 'th' | 'lo';
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ExplainedSearch'] | null;
          };
        };
      };
    };
  };
  operatorGoods: {
    parameters: {
      query?: {
        /** @description On sale, or off */
        onSale?: boolean;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorGoodsPage'] | null;
          };
        };
      };
    };
  };
  setGoodsOnSale: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          onSale: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  setStock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          stock: number;
          /** @description Expected stock */
          expected: number;
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorSku'] | null;
          };
        };
      };
    };
  };
  changeStock: {
    parameters: {
      query?: never;
      header: {
        /** @description A unique key of this change, e.g. the number of a delivery note */
        'Idempotency-Key': string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Negative to remove */
          by: number;
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorSku'] | null;
          };
        };
      };
    };
  };
  setPrice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Decimal amount, `"12.50"` */
          price: string;
          /** @description Decimal amount, `"12.50"` */
          expected: string;
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorSku'] | null;
          };
        };
      };
    };
  };
  endQuotes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['EndedQuotes'] | null;
          };
        };
      };
    };
  };
  exportGoods: {
    parameters: {
      query?: {
        /** @description Id of the last known sku */
        after?: number;
        /** @description Skus in the batch */
        size?: number;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['GoodsBatch'] | null;
          };
        };
      };
    };
  };
  importGoods: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Only validate
           * @default false
           */
          dryRun?: boolean;
          /** @description Fields of the rows; an absent one is empty */
          columns: (
            | 'goodsName'
            | 'keyword'
            | 'intro'
            | 'onSale'
            | 'price'
            | 'originalPrice'
            | 'stock'
            | 'stockBefore'
          )[];
          rows: components['schemas']['ImportRow'][];
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ImportResult'] | null;
          };
        };
      };
    };
  };
  operatorShops: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorShopPage'] | null;
          };
        };
      };
    };
  };
  setShopOpen: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          open: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  setShopDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          methods: ('courier' | 'shopCourier')[];
          /** @description Freight of delivery by the shop itself; default: the same as by courier */
          shopCourierFreight?: components['schemas']['MoneyOrNull'];
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  setGoodsVirtual: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          virtual: boolean;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  operatorApplications: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
        /** @description 1 awaiting review, 2 approved, 3 refused or withdrawn */
        status?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorApplicationPage'] | null;
          };
        };
      };
    };
  };
  approveApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The shop */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['ApprovedShop'] | null;
          };
        };
      };
    };
  };
  refuseApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  operatorCoupons: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorCouponPage'] | null;
          };
        };
      };
    };
  };
  grantCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          accountId?: number;
          email?: components['schemas']['Email'];
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['GrantedCoupon'] | null;
          };
        };
      };
    };
  };
  operatorGuarantees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorGuarantee'][] | null;
          };
        };
      };
    };
  };
  createGuarantee: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller; a repetition with it creates nothing and returns the same */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GuaranteeFields'];
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['Created'] | null;
          };
        };
      };
    };
  };
  saveGuarantee: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VersionOnly'] &
          components['schemas']['GuaranteeFields'];
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorGuarantee'] | null;
          };
        };
      };
    };
  };
  deleteGuarantee: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VersionOnly'];
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  operatorPictures: {
    parameters: {
      query?: {
        /** @description Nothing refers to it, or something does; as of the last daily check */
        unused?: boolean;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorPicturePage'] | null;
          };
        };
      };
    };
  };
  uploadPicture: {
    parameters: {
      query?: {
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
      };
      header: {
        /** @description Chosen by the caller; a repetition with it creates nothing and returns the same */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The file */
          multipart: Blob;
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorPicture'] | null;
          };
        };
      };
    };
  };
  deletePicture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
  mallPictures: {
    parameters: {
      query?: {
        /** @description Nothing refers to it, or something does; as of the last daily check */
        unused?: boolean;
        /** @description Page number, from 1 */
        page?: number;
        /** @description Rows on a page */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorPicturePage'] | null;
          };
        };
      };
    };
  };
  uploadMallPicture: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller; a repetition with it creates nothing and returns the same */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @description The file */
          multipart: Blob;
        };
      };
    };
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorPicture'] | null;
          };
        };
      };
    };
  };
  deleteMallPicture: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: null;
          };
        };
      };
    };
  };
}
