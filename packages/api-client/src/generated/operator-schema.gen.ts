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
     *     when there is no such shop, or the mall has suspended it.
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
  '/api/operator/shop/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All about a shop
     * @description What its operators edit, and what the mall decided about it. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    get: operations['operatorShop'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the profile of a shop
     * @description All fields are replaced. Errors: 400, 401, 403; 500 when there is no such shop, it has another version, or another shop has the name.
     */
    post: operations['saveShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/classify/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the trade, type and rank of a shop
     * @description Not for keys of shops. Errors: 400, 401, 403; 500 when there is no such shop, or it has another version.
     */
    post: operations['classifyShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/holiday/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a shop for some time
     * @description From `from` to `until` its goods are shown, with the text, and cannot be ordered. It opens by itself. Without `holiday` there is none any more. Errors: 400, 401, 403; 500 when there is no such shop, or it has another version.
     */
    post: operations['setShopHoliday'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/layout/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Arrange the home of a shop
     * @description The sections, in the order in which they are shown. Without any, the home is arranged by the storefront. Errors: 400, 401, 403; 500 when there is no such shop, or it has another version.
     */
    post: operations['saveShopLayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/suspend/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suspend a shop
     * @description It is closed, and cannot be opened until it is resumed. The shop reads the reason in its detail. Suspending it again replaces the reason. Not for keys of shops. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    post: operations['suspendShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/resume/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the suspension of a shop
     * @description It opens if it was open before. Not for keys of shops. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    post: operations['resumeShop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/freight/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The freight of a shop
     * @description Errors: 400, 401, 403; 500 when there is no such shop.
     */
    get: operations['shopFreight'];
    put?: never;
    /**
     * Change the freight of a shop
     * @description The rule is replaced; without one, goods have their own postage. Pre-orders keep theirs. Errors: 400, 401, 403; 500 when there is no such shop, or it has another version.
     */
    post: operations['saveShopFreight'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shop/freightQuote/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Freight of some goods to a country
     * @description As a checkout would ask for it, by each delivery method. With `rule`, by this rule instead of the shop's. Changes nothing. Errors: 400, 401, 403; 500 when there is no such shop or sku of it, or the shop does not deliver to the country.
     */
    post: operations['quoteShopFreight'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopCategory/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The own categories of a shop
     * @description All, by level, in the order in which shoppers see them. A key of the mall has to send `shopId`. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    get: operations['operatorShopCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopCategory/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a category of a shop
     * @description Once for each `Idempotency-Key`, as the last one in its place. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    post: operations['createShopCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopCategory/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a category of a shop
     * @description All fields are replaced. In another place, it comes last there. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['saveShopCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopCategory/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a category of a shop
     * @description Refused while there are categories below it, and while there are goods in it unless `moveTo` tells where they go. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['deleteShopCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopCategory/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order categories of a shop
     * @description All categories of one place. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    post: operations['orderShopCategories'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/coupon/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All about a coupon
     * @description Errors: 400, 401, 403; 500 when there is no such coupon.
     */
    get: operations['operatorCoupon'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/coupon/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a coupon
     * @description Once for each `Idempotency-Key`. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    post: operations['createCoupon'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/coupon/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a coupon
     * @description All fields are replaced. Once somebody has it, only `total` (to more), the ends (to later), `open` and the translations can change; a later end is also that of the coupons that were given. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['saveCoupon'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/coupon/close/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a coupon
     * @description Nobody gets it any more; those who have it can use it. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['closeCoupon'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/coupon/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Goods and accounts that a coupon is for
     * @description Of a coupon that is not created yet. Changes nothing. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    post: operations['previewCoupon'];
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
    /** @description Of `intro`, see `Translations` */
    ShopTranslations: {
      en?: components['schemas']['TranslatedFields'];
      'zh-CN'?: components['schemas']['TranslatedFields'];
      es?: components['schemas']['TranslatedFields'];
      fr?: components['schemas']['TranslatedFields'];
      th?: components['schemas']['TranslatedFields'];
      lo?: components['schemas']['TranslatedFields'];
    };
    /** @description Path on this server (`/picture/…`) or address (`https://…`) of a picture */
    Picture: string;
    ShopFields: {
      name: string;
      /** @description In the language of the mall */
      intro?: string;
      /** @description Found by a search of shops */
      keywords?: string;
      /** @description The logo */
      avatar?: components['schemas']['Picture'];
      /** @description Behind the logo on phones */
      backImage?: components['schemas']['Picture'];
      /** @description In the list of shops */
      streetBackImage?: components['schemas']['Picture'];
      /** @description Behind the logo on computers */
      pcBackImage?: components['schemas']['Picture'];
      /** @description Banners on computers, in order */
      pcBanner?: components['schemas']['Picture'][];
      openingHours?: components['schemas']['OpeningHours'][];
      /** @description Person or company behind the shop */
      realName?: string;
      email?: string;
      phone?: string;
      address?: string;
      /** @description Pictures of licences and similar papers */
      qualification?: components['schemas']['Picture'][];
      /**
       * @description How shoppers reach the shop. `H5` is a page
       * @default email
       * @enum {string}
       */
      serviceType?: 'H5' | 'phone' | 'message' | 'email';
      /** @description The address of that page, phone number or e-mail address */
      serviceValue?: string;
      translations?: components['schemas']['ShopTranslations'];
    };
    ShopClass: {
      /** @description Type of the shop */
      typeId: number;
      /** @description Trade of the shop, which has its fee */
      categoryId: number;
      /**
       * @description Operated by the mall
       * @default false
       */
      isSelf?: boolean;
      /** @default false */
      isRecommended?: boolean;
      /**
       * @description Descending
       * @default 0
       */
      sort?: number;
    };
    ShopHolidayFields: {
      from: components['schemas']['DateTime'];
      until: components['schemas']['DateTime'];
      /** @description Shown to shoppers */
      text?: string;
      /** @description Of `text`, see `Translations` */
      translations?: components['schemas']['Translations'];
    };
    ShopHolidayDetail: {
      from: components['schemas']['DateTime'];
      until: components['schemas']['DateTime'];
      text: string;
      translations: components['schemas']['Translations'];
    };
    ShopSectionFields: {
      kind: components['schemas']['ShopSectionKind'];
      /** @description Default: the storefront's own */
      title?: string;
      /** @description Goods of the shop, for the kind `goods` only */
      productIds?: number[];
      /** @description Of `title`, see `Translations` */
      translations?: components['schemas']['Translations'];
    };
    ShopSectionDetail: {
      kind: components['schemas']['ShopSectionKind'];
      title: string;
      productIds: number[];
      translations: components['schemas']['Translations'];
    };
    OperatorShopDetail: {
      id: number;
      version: number;
      open: boolean;
      name: string;
      intro: string;
      keywords: string;
      avatar: string;
      backImage: string;
      streetBackImage: string | null;
      pcBackImage: string | null;
      pcBanner: string[];
      openingHours: components['schemas']['OpeningHours'][];
      realName: string;
      email: string;
      phone: string;
      address: string;
      qualification: string[];
      /** @enum {string} */
      serviceType: 'H5' | 'phone' | 'message' | 'email';
      serviceValue: string;
      translations: components['schemas']['ShopTranslations'];
      typeId: number;
      categoryId: number;
      isSelf: boolean;
      isRecommended: boolean;
      sort: number;
      /** @description null without one; a past one stays until it is replaced */
      holiday: components['schemas']['ShopHolidayDetail'] | null;
      /** @description null when the mall has not suspended the shop */
      suspension: {
        reason: string;
        since: components['schemas']['DateTime'];
      } | null;
      layout: components['schemas']['ShopSectionDetail'][];
      /** @description Options for shoppers, the first is the default; see `setShopDelivery` */
      deliveryMethods: components['schemas']['DeliveryMethod'][];
      shopCourierFreight: components['schemas']['MoneyOrNull'];
    };
    FreightZone: {
      /** @description ISO 3166 codes, each in one zone only; empty in at most one zone, for all other countries */
      countries: string[];
      /** @description Pieces or grams for `base` */
      baseUnits: number;
      base: components['schemas']['Money'];
      /** @description Every further lot of so many pieces or grams, started or full, costs `further` */
      furtherUnits: number;
      further: components['schemas']['Money'];
      /** @description Order value from which freight is free; default never */
      freeFrom?: components['schemas']['MoneyOrNull'];
      days?: components['schemas']['ArrivalDays'];
    };
    /** @description Days from order to arrival; default unknown */
    ArrivalDays: {
      from: number;
      to: number;
    };
    FreightRule: {
      /** @enum {string} */
      by: 'piece' | 'weight';
      zones: components['schemas']['FreightZone'][];
    };
    ShopFreight: {
      /** @description Of the shop */
      id: number;
      /** @description Of the shop */
      version: number;
      /** @description null if goods have their own postage */
      rule: components['schemas']['FreightRule'] | null;
    };
    FreightQuote: {
      /** @description Delivery methods of the shop, the default first */
      methods: {
        method: components['schemas']['DeliveryMethod'];
        freight: components['schemas']['Money'];
      }[];
      /** @description Days from order to arrival by courier; null if unknown, or nothing is shipped */
      days: components['schemas']['ArrivalDays'] | null;
    };
    /**
     * @description `goods` chosen goods, `new` the newest goods, `coupons` of the shop, `categories` of the shop,
     *     `introduction` its text
     * @enum {string}
     */
    ShopSectionKind: 'goods' | 'new' | 'coupons' | 'categories' | 'introduction';
    /** @description Opening hours on these weekdays, in the mall's time zone */
    OpeningHours: {
      days: number[];
      opens: string;
      closes: string;
    };
    ShopCategoryFields: {
      name: string;
      /**
       * @description The category above; 0 for none. There are two levels
       * @default 0
       */
      pid?: number;
      translations?: components['schemas']['Translations'];
    };
    OperatorShopCategory: {
      id: number;
      shopId: number;
      version: number;
      pid: number;
      level: number;
      name: string;
      /** @description Goods in it, on sale or not, without those of categories below */
      goods: number;
      translations: components['schemas']['Translations'];
    };
    CouponOwner: {
      /** @description The shop of kinds 1 and 2; kinds 3 and 4 are the mall's. Not needed with a shop's key */
      shopId?: number;
    };
    CouponFields: {
      name: string;
      /**
       * @description 1 whole shop, 2 given goods, 3 the whole mall, 4 given categories
       * @enum {integer}
       */
      useType: 1 | 2 | 3 | 4;
      /**
       * @description 1 claimed by shoppers, 2 gift for a new account (the mall's only), 3 gift after a purchase
       * @default 1
       * @enum {integer}
       */
      type?: 1 | 2 | 3;
      amount: components['schemas']['Money'];
      /** @description Least value of the goods that it is for; default none */
      minAmount?: components['schemas']['MoneyOrNull'];
      /** @description Goods of the shop, for kind 2 only */
      productIds?: number[];
      /** @description Categories of the mall, for kind 4 only; with those below them */
      categoryIds?: number[];
      /** @description Valid for so many days from when it is got */
      days?: number;
      /** @description Valid from then, instead of `days` */
      useFrom?: components['schemas']['DateTimeOrNull'];
      /** @description With `useFrom` */
      useUntil?: components['schemas']['DateTimeOrNull'];
      /** @description Default: at once */
      claimFrom?: components['schemas']['DateTimeOrNull'];
      /** @description Default: as long as there are any */
      claimUntil?: components['schemas']['DateTimeOrNull'];
      /** @description So many can be got; default unlimited */
      total?: number;
      /**
       * @description Can be got
       * @default true
       */
      open?: boolean;
      /** @description Of `name`, see `Translations` */
      translations?: components['schemas']['Translations'];
    };
    OperatorCouponDetail: {
      id: number;
      version: number;
      /** @description null for a coupon of the mall */
      shopId: number | null;
      name: string;
      /** @description 1 whole shop, 2 given goods, 3 the whole mall, 4 given categories */
      useType: number;
      /** @description 1 claimed, 2 for a new account, 3 after a purchase */
      type: number;
      amount: components['schemas']['Money'];
      minAmount: components['schemas']['Money'];
      productIds: number[];
      categoryIds: number[];
      days: number | null;
      useFrom: components['schemas']['DateTimeOrNull'];
      useUntil: components['schemas']['DateTimeOrNull'];
      claimFrom: components['schemas']['DateTimeOrNull'];
      claimUntil: components['schemas']['DateTimeOrNull'];
      /** @description null if unlimited */
      total: number | null;
      /** @description null if unlimited */
      left: number | null;
      /** @description Accounts that have it, or have used it */
      given: number;
      open: boolean;
      translations: components['schemas']['Translations'];
    };
    CouponPreview: {
      /** @description Goods on sale that it is for */
      goods: {
        total: number;
        /** @description The first 20 */
        list: {
          id: number;
          name: string;
          price: components['schemas']['Money'];
        }[];
      };
      /**
       * @description Existing accounts that can get it; for a key of a shop only those that have bought there. None for
       *     a gift for new accounts
       */
      accounts: {
        total: number;
        /** @description The first 20 */
        list: {
          id: number;
          nickname: string;
        }[];
      };
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
  operatorShop: {
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
            data: components['schemas']['OperatorShopDetail'] | null;
          };
        };
      };
    };
  };
  saveShop: {
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
          components['schemas']['ShopFields'];
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
            data: components['schemas']['OperatorShopDetail'] | null;
          };
        };
      };
    };
  };
  classifyShop: {
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
          components['schemas']['ShopClass'];
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
            data: components['schemas']['OperatorShopDetail'] | null;
          };
        };
      };
    };
  };
  setShopHoliday: {
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
        'application/json': components['schemas']['VersionOnly'] & {
          holiday?: components['schemas']['ShopHolidayFields'];
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
            data: components['schemas']['OperatorShopDetail'] | null;
          };
        };
      };
    };
  };
  saveShopLayout: {
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
        'application/json': components['schemas']['VersionOnly'] & {
          sections: components['schemas']['ShopSectionFields'][];
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
            data: components['schemas']['OperatorShopDetail'] | null;
          };
        };
      };
    };
  };
  suspendShop: {
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
  resumeShop: {
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
  shopFreight: {
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
            data: components['schemas']['ShopFreight'] | null;
          };
        };
      };
    };
  };
  saveShopFreight: {
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
        'application/json': components['schemas']['VersionOnly'] & {
          rule?: components['schemas']['FreightRule'];
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
            data: components['schemas']['ShopFreight'] | null;
          };
        };
      };
    };
  };
  quoteShopFreight: {
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
          /** @description ISO 3166 code */
          country: string;
          lines: {
            skuId: number;
            quantity: number;
          }[];
          rule?: components['schemas']['FreightRule'];
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
            data: components['schemas']['FreightQuote'] | null;
          };
        };
      };
    };
  };
  operatorShopCategories: {
    parameters: {
      query?: {
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
            data: components['schemas']['OperatorShopCategory'][] | null;
          };
        };
      };
    };
  };
  createShopCategory: {
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
        'application/json': components['schemas']['ShopCategoryFields'] & {
          /** @description Not needed with a shop's key */
          shopId?: number;
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
            data: components['schemas']['Created'] | null;
          };
        };
      };
    };
  };
  saveShopCategory: {
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
          components['schemas']['ShopCategoryFields'];
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
            data: components['schemas']['OperatorShopCategory'] | null;
          };
        };
      };
    };
  };
  deleteShopCategory: {
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
        'application/json': components['schemas']['VersionOnly'] & {
          /** @description Another category of the shop */
          moveTo?: number;
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
            data: null;
          };
        };
      };
    };
  };
  orderShopCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Not needed with a shop's key */
          shopId?: number;
          /**
           * @description The category above them; 0 for none
           * @default 0
           */
          pid?: number;
          ids: number[];
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
            data: null;
          };
        };
      };
    };
  };
  operatorCoupon: {
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
            data: components['schemas']['OperatorCouponDetail'] | null;
          };
        };
      };
    };
  };
  createCoupon: {
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
        'application/json': components['schemas']['CouponFields'] &
          components['schemas']['CouponOwner'];
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
  saveCoupon: {
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
          components['schemas']['CouponFields'];
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
            data: components['schemas']['OperatorCouponDetail'] | null;
          };
        };
      };
    };
  };
  closeCoupon: {
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
            data: components['schemas']['OperatorCouponDetail'] | null;
          };
        };
      };
    };
  };
  previewCoupon: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CouponFields'] &
          components['schemas']['CouponOwner'];
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
            data: components['schemas']['CouponPreview'] | null;
          };
        };
      };
    };
  };
}
