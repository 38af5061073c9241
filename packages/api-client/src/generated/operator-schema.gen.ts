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
  '/api/operator/job/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Jobs that were given up, newest first
     * @description Empty for keys of shops. Errors: 400, 401, 403.
     */
    get: operations['deadJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/job/retry/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run a job again that was given up
     * @description As soon as a server or worker is free, with all its attempts. One that runs again already stays as it is. Errors:
     *     401, 403; 500 when there is no such job.
     */
    post: operations['retryJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/job/retryAll': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run all jobs of a name again that were given up
     * @description The oldest 500 in one call, each with all its attempts; `left` says whether there are more. Errors: 400, 401, 403;
     *     500 for keys of shops.
     */
    post: operations['retryJobs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/job/recurring': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Jobs that recur, by name, with their last run
     * @description Empty for keys of shops. Errors: 401, 403.
     */
    get: operations['recurringJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/job/run': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Run a recurring job now
     * @description As soon as a server or worker is free; the run after it is a whole period later. Errors: 400, 401, 403; 500 when
     *     there is no such job.
     */
    post: operations['runJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/today': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What waits in a shop, and its sales of 30 days
     * @description `shopId` is required with a key of the mall. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    get: operations['shopToday'];
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
  '/api/operator/refund/detail/{refundNo}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One refund
     * @description Errors: 401, 403; 500 when there is no such refund.
     */
    get: operations['operatorRefund'];
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
     * @description Including those off sale, newest first. Errors: 400, 401, 403.
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
     * @description A draft or a schedule ends. On sale they need a picture and prices above 0. Errors: 400, 401, 403; 500 when
     *     there are no such goods.
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
     * A batch of goods as the rows of a file
     * @description Those that are not archived, in the order of their ids; the next batch starts after `next`. Errors: 400, 401, 403.
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
     * Create and change goods by the rows of a file
     * @description In one transaction, and idempotent. Rows of the same goods are known by `goods_id`, by a `sku_id`, or by the shop and
     *     `code`; goods with another `code` are created. Goods are applied completely or, with the reasons, not at all. Other
     *     columns, and skus without a row, stay as they are; what the rows of goods share is read from the first. A `stock` is
     *     set only if it is still `stock_before`. Errors: 400, 401, 403.
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
     * Set how a shop delivers
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
  '/api/operator/report/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reports by shoppers, newest first
     * @description Empty for a shop's key. Errors: 400, 401, 403.
     */
    get: operations['operatorReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/report/decide/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dismiss or uphold a report
     * @description Records the decision, or another one, and changes nothing else: goods, reviews and shops have calls of their own. Errors: 400,
     *     401, 403; 500 when there is none, it has another version, and for keys of shops.
     */
    post: operations['decideReport'];
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
  '/api/operator/staff/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The mails that the person of this session gets
     * @description By topic. The address of the shop is told what it has to know in any case. Errors: 401; 500 when this is the key of
     *     a program.
     */
    get: operations['staffMails'];
    put?: never;
    /**
     * Get mails of a topic, or no more
     * @description A setting of a person, which is not audited. Errors: 400; 401; 500 when this is the key of a program, or the topic
     *     is not one of this person.
     */
    post: operations['setStaffMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/places': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where the signed-in account works
     * @description With the roles and scopes that it has there. Errors: 401.
     */
    get: operations['staffPlaces'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/open': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to work in one of them
     * @description Returns a key with the scopes of the roles, which ends after `idleMinutes` without a call, at `endTime`, and
     *     when the person is removed or blocked. An account with a second factor proves it with `code` or `passkey`, unless
     *     this session has proved it within ten minutes. Errors: 400, 401; 500.
     */
    post: operations['openStaffSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the session of this key
     * @description The key is revoked. Errors: 401.
     */
    post: operations['closeStaffSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an invitation
     * @description For the signed-in account, once. Errors: 400, 401; 500.
     */
    post: operations['acceptStaffInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/begin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A secret for an authenticator app
     * @description For the signed-in account; in force once `confirmSecondFactor` has a code of it. An account with passkeys proves
     *     one before, see `proveSecondFactor`. Errors: 401; 500.
     */
    post: operations['beginSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the authenticator app up
     * @description Returns recovery codes, each for one use; they are not shown again, and earlier ones end. The code counts as a
     *     proof, see `proveSecondFactor`. Errors: 400, 401; 500.
     */
    post: operations['confirmSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove the authenticator app
     * @description With a code of the app or a recovery code, unless this session has proved a second factor within ten minutes; it
     *     has to do so again in the account's other sessions. Recovery codes go with the last second factor.
     *     Errors: 400, 401; 500.
     */
    post: operations['removeSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/self': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The second factors of the signed-in account
     * @description The authenticator app, recovery codes and passkeys. Errors: 401.
     */
    get: operations['secondFactors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/prove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Prove a second factor
     * @description For ten minutes no other call of this session needs a code or a passkey. Errors: 400, 401; 500.
     */
    post: operations['proveSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/passkey/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What to ask the browser for, to prove a second factor
     * @description The challenge is for this session, for one use and five minutes; another one replaces it. The answer goes to
     *     `openStaffSession` or `proveSecondFactor`. Errors: 401; 500 without a passkey.
     */
    post: operations['askForPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/passkey/begin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What to ask the browser for, to make a passkey
     * @description The challenge is for this session, for one use and five minutes; another one replaces it. An account with a
     *     second factor proves it before, see `proveSecondFactor`. Errors: 401; 500.
     */
    post: operations['beginPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/passkey/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add the passkey that the browser has made
     * @description Returns recovery codes where it is the first second factor, each for one use; they are not shown again. It counts
     *     as a proof, see `proveSecondFactor`. Errors: 400, 401; 500.
     */
    post: operations['addPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/passkey/rename/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a passkey another name
     * @description Of the signed-in account. Errors: 400, 401; 500.
     */
    post: operations['renamePasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/factor/passkey/remove/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a passkey
     * @description Of the signed-in account, which has proved a second factor, see `proveSecondFactor`; it has to do so again in its
     *     other sessions. Recovery codes go with the last second factor. Errors: 401; 500.
     */
    post: operations['removePasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The people of a shop or of the mall
     * @description Of the key's shop; keys of the mall: of the mall, or of the shop that they name. Errors: 400, 401, 403.
     */
    get: operations['staffMembers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite somebody
     * @description By e-mail; the link is in the response, too, for where it was not `mailed`. Nobody can give scopes that they do
     *     not have. Errors: 400, 401, 403; 500.
     */
    post: operations['inviteStaff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the roles of somebody
     * @description In force at once. Errors: 400, 401, 403; 500.
     */
    post: operations['saveStaff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/staff/remove/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove somebody
     * @description Their sessions end at once; the last owner stays. Errors: 400, 401, 403; 500.
     */
    post: operations['removeStaff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/money/balance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the mall owes a shop
     * @description `shopId` is required with a key of the mall. Errors: 400, 401, 403; 500 when there is no such shop.
     */
    get: operations['shopBalance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/money/entry/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Entries of the ledger, newest first
     * @description Of a shop: those of what the mall owes it. Without `shopId`, and with a key of the mall, those
     *     of all accounts. Errors: 400, 401, 403.
     */
    get: operations['ledgerEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/money/statement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A shop's statement of a month
     * @description `shopId` is required with a key of the mall; `month` is the current one by default. Errors: 400,
     *     401, 403; 500 when there is no such shop.
     */
    get: operations['shopStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/money/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check orders, payments, refunds, points, coupons, stock, ledger and payouts
     * @description Reads everything, so not to be called often. Only with a key of the mall. Errors: 401, 403; 500
     *     with a shop's key.
     */
    get: operations['checkLedger'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/money/check/last': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The last daily check
     * @description What the server found when it last checked by itself, which it does every night. Only with a key of
     *     the mall. Errors: 401, 403; 500 with a shop's key.
     */
    get: operations['lastLedgerCheck'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/money/commission/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the commission on a shop's new orders
     * @description Orders that are placed keep theirs. Idempotent. Only with a key of the mall. Errors: 400, 401, 403;
     *     500 when there is no such shop.
     */
    post: operations['setCommission'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/money/account/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the bank account of a shop
     * @description For payouts from now on. Idempotent. Only with a key of the mall. Errors: 400, 401, 403; 500 when
     *     there is no such shop.
     */
    post: operations['setPayoutAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/payout/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Payouts, newest first
     * @description Only those of the shop with a shop's key. Errors: 400, 401, 403.
     */
    get: operations['payouts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/payout/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record payouts of everything that is available
     * @description Of one shop, or of all shops with a bank account. What is recorded is no longer available, so
     *     nothing is paid twice. Only with a key of the mall. Errors: 400, also for a key of another request; 401, 403;
     *     500 when there is no such shop, its bank account is not known, or nothing is available.
     */
    post: operations['createPayouts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/payout/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the recorded payouts into a file for the bank
     * @description They are `sent` then, each in one file. At most 1,000; call again for further ones. Only with a key of the
     *     mall. Errors: 400, also for a key of another request; 401, 403; 500 with a shop's key.
     */
    post: operations['sendPayouts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/payout/paid/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm that a payout has arrived
     * @description Idempotent. Only with a key of the mall. Errors: 401, 403; 500 when there is no such payout, or it
     *     has failed.
     */
    post: operations['confirmPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/payout/failed/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record that the bank has not carried out a payout
     * @description Its money is available again. Idempotent. Only with a key of the mall. Errors: 400, 401, 403; 500
     *     when there is no such payout, or it has been paid.
     */
    post: operations['failPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/payout/returned/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record that the bank has sent a paid payout back
     * @description Its money is available again, once. Idempotent. Only with a key of the mall. Errors: 400, 401, 403; 500
     *     when there is no such payout, or it is not paid.
     */
    post: operations['returnPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Goods with everything that is edited
     * @description Archived ones too. Errors: 400, 401, 403; 500 when there are no such goods.
     */
    get: operations['operatorGoodsDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create goods
     * @description Once for each `Idempotency-Key`. Scheduled goods and those on sale need a picture and prices above 0.
     *     Errors: 400 for a value against a rule, also for a code that other goods of the shop have; 401, 403; 500 when there is
     *     no such shop.
     */
    post: operations['createGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change goods
     * @description All fields are replaced. A sku whose values stay is the same sku; one whose values are no more is not sold any longer,
     *     and orders keep it. A stock that has changed since `stockBefore` is refused as `stale`, too. Errors: 400, 401, 403; 500
     *     when there are no such goods, they have another version, or are archived.
     */
    post: operations['saveGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/copy/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Copy goods to a draft
     * @description With everything but stock, sales, codes and reviews. Once for each `Idempotency-Key`. Errors: 400, 401, 403; 500 when
     *     there are no such goods.
     */
    post: operations['copyGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/archive/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Archive goods
     * @description They are off sale and seen by nobody but operators. Orders keep them. Errors: 400, 401, 403; 500 when there are no such
     *     goods, or they have another version.
     */
    post: operations['archiveGoods'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/goods/restore/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take goods out of the archive
     * @description They are off sale, or a draft if they were. Errors: 400, 401, 403; 500 when there are no such goods, or they have another
     *     version.
     */
    post: operations['restoreGoods'];
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
  '/api/operator/category/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All categories of the mall in the order of the menu, hidden ones too
     * @description A category comes after its parent and after what stands before it. For keys of shops, too, whose goods are in them.
     *     Errors: 401, 403.
     */
    get: operations['operatorCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/category/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a category
     * @description As the last one below its parent. Once for each `Idempotency-Key`. Errors: 400 when there is no such parent, or it is on the
     *     third level, 401, 403; 500 for keys of shops.
     */
    post: operations['createCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/category/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a category
     * @description All fields are replaced; its place stays. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['saveCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/category/move/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a category with those below it
     * @description Errors: 400 when it would be below itself or a fourth level would come about, 401, 403; 500 when there is none, or it has
     *     another version.
     */
    post: operations['moveCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/category/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a category
     * @description Errors: 400 when the goods cannot go to `moveTo`, 401, 403; 500 when there is none, it has another version, categories
     *     are below it, a coupon is for it, or it has goods and there is no `moveTo`.
     */
    post: operations['deleteCategory'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/trade/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Trades of shops, with their fees
     * @description For keys of shops, too. Errors: 401, 403.
     */
    get: operations['operatorTrades'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/trade/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a trade
     * @description Once for each `Idempotency-Key`. Errors: 400, 401, 403; 500 for keys of shops.
     */
    post: operations['createTrade'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/trade/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a trade
     * @description All fields are replaced. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['saveTrade'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/trade/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a trade
     * @description Errors: 400, 401, 403; 500 when there is none, it has another version, or it is in use.
     */
    post: operations['deleteTrade'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopType/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Types of shops
     * @description For keys of shops, too. Errors: 401, 403.
     */
    get: operations['operatorShopTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopType/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a type of shops
     * @description Once for each `Idempotency-Key`. Errors: 400, 401, 403; 500 for keys of shops.
     */
    post: operations['createShopType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopType/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a type of shops
     * @description All fields are replaced. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['saveShopType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopType/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a type of shops
     * @description Errors: 400, 401, 403; 500 when there is none, it has another version, or it is in use.
     */
    post: operations['deleteShopType'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/look/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Logo and pictures of the mall
     * @description Empty ones are not set. Errors: 401, 403.
     */
    get: operations['mallLook'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/look/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change logo and pictures of the mall
     * @description All fields are replaced. Errors: 400, also for an address that is neither a path of the mall nor an https address, 401, 403;
     *     500 for keys of shops, or when it has another version.
     */
    post: operations['saveMallLook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/banner/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Banners of both slots in their order, past and future ones too
     * @description Errors: 401, 403.
     */
    get: operations['operatorBanners'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/banner/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a banner
     * @description The last one of its slot. Once for each `Idempotency-Key`. Errors: 400, also for a link that is neither a path of the mall
     *     nor an https address, 401, 403; 500 for keys of shops.
     */
    post: operations['createBanner'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/banner/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a banner
     * @description All fields are replaced. Errors: 400, also for a link that is neither a path of the mall nor an https address, 401, 403;
     *     500 when there is none, or it has another version.
     */
    post: operations['saveBanner'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/banner/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a banner
     * @description Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['deleteBanner'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/banner/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Arrange the banners of a slot
     * @description Idempotent. Errors: 400 when `ids` are not all of them, each once, 401, 403; 500 for keys of shops.
     */
    post: operations['orderBanners'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/activity/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Activities in the order of the home page, closed and ended ones too
     * @description Errors: 401, 403.
     */
    get: operations['operatorActivities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/activity/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An activity with its goods
     * @description Errors: 401, 403; 500 when there is none.
     */
    get: operations['operatorActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/activity/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an activity
     * @description The last one. Once for each `Idempotency-Key`. Errors: 400, also for goods that do not exist, 401, 403; 500 for keys of shops.
     */
    post: operations['createActivity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/activity/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change an activity
     * @description All fields and goods are replaced. Errors: 400, also for goods that do not exist, 401, 403; 500 when there is none, or it has
     *     another version.
     */
    post: operations['saveActivity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/activity/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete an activity
     * @description Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['deleteActivity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/activity/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Arrange the activities of the home page
     * @description Idempotent. Errors: 400 when `ids` are not all of them, each once, 401, 403; 500 for keys of shops.
     */
    post: operations['orderActivities'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/home/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The home page as shoppers would see it at a time
     * @description What `homeIndex` and `homeActivities` would send, if nothing changes until then. Errors: 400, 401, 403.
     */
    get: operations['previewHome'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/agreement/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Versions of agreements and policies, newest first
     * @description Without their texts. Empty for keys of shops. Errors: 400, 401, 403.
     */
    get: operations['operatorAgreements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/agreement/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A version of an agreement with its text
     * @description Errors: 401, 403; 500 when there is none.
     */
    get: operations['operatorAgreement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/agreement/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a draft of an agreement
     * @description What HTML may not have is removed from its text. Once for each `Idempotency-Key`. Errors: 400, 401, 403; 500 for keys of shops.
     */
    post: operations['createAgreement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/agreement/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a draft of an agreement
     * @description All fields are replaced. Errors: 400, 401, 403; 500 when there is none, it has another version, or it is published.
     */
    post: operations['saveAgreement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/agreement/publish/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish a draft
     * @description It gets the next number of its kind, and its text changes no more; the one of the highest number whose time has come is in
     *     force. Errors: 400 for a time in the past, 401, 403; 500 when there is none, it has another version, or it is published.
     */
    post: operations['publishAgreement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/agreement/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a draft of an agreement
     * @description Errors: 400, 401, 403; 500 when there is none, it has another version, or it is published.
     */
    post: operations['deleteAgreement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopper/find': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accounts of an address
     * @description Of exactly this e-mail address, phone number or id: give one of them. Recorded in the audit log without it. Errors: 400, 401,
     *     403; 500 for keys of shops.
     */
    post: operations['findShoppers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopper/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An account, its state and what it accepted
     * @description Recorded in the audit log. Errors: 401, 403; 500 when there is none.
     */
    get: operations['operatorShopper'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopper/block/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Block an account
     * @description It is signed out everywhere and cannot sign in; its orders go on. Idempotent. Errors: 400, 401, 403; 500 when there is none,
     *     or it is closed.
     */
    post: operations['blockShopper'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopper/unblock/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a blocked account sign in again
     * @description Idempotent. Errors: 401, 403; 500 when there is none, or it is closed.
     */
    post: operations['unblockShopper'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/shopper/endSessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign an account out everywhere
     * @description Idempotent. Errors: 401, 403; 500 when there is none.
     */
    post: operations['endShopperSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/review/hide/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hide a review from shoppers
     * @description It no longer counts for the rating of its goods and shop. Idempotent. Errors: 400, 401, 403; 500 when there is none, and for
     *     keys of shops.
     */
    post: operations['hideReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/review/show/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show a hidden review again
     * @description Idempotent. Errors: 401, 403; 500 when there is none, and for keys of shops.
     */
    post: operations['showReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/hotWord/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Suggested searches in their order
     * @description Errors: 401, 403.
     */
    get: operations['operatorHotWords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/hotWord/create': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a hot word
     * @description Once for each `Idempotency-Key`. Errors: 400, 401, 403; 500 for keys of shops.
     */
    post: operations['createHotWord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/hotWord/save/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a hot word
     * @description All fields are replaced. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['saveHotWord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/hotWord/delete/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete a hot word
     * @description It is not proposed again. Errors: 400, 401, 403; 500 when there is none, or it has another version.
     */
    post: operations['deleteHotWord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/searchWord/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Synonyms or ignored words, those of the mall first
     * @description Empty for keys of shops. Errors: 400, 401, 403.
     */
    get: operations['operatorSearchWords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/searchWord/set': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Use or remove a line of synonyms or an ignored word
     * @description Of the server, too. Searches follow within half a minute. Idempotent. Errors: 400, 401, 403; 500 for keys of shops.
     */
    post: operations['setSearchWord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/search/asked': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The most frequent searches of some days, by words without any shopper
     * @description Empty for keys of shops. Errors: 400, 401, 403.
     */
    get: operations['searchedWords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/translation/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Texts of a kind with their translation, missing ones first
     * @description In parts: `after` is that of the part before. Empty for keys of shops. Errors: 400, 401, 403.
     */
    get: operations['operatorTexts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/translation/missing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many texts of each kind lack a translation
     * @description Empty for keys of shops. Where counting takes long, because there are many texts, they are those of a minute ago. Errors: 400,
     *     401, 403.
     */
    get: operations['missingTranslations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/operator/translation/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Translate a text wherever it stands
     * @description An empty one is removed. Idempotent. Errors: 400, 401, 403; 500 when the mall has no such text.
     */
    post: operations['saveTranslation'];
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
      | 'reviews:moderate'
      | 'goods:read'
      | 'goods:write'
      | 'shops:read'
      | 'shops:write'
      | 'applications:read'
      | 'applications:decide'
      | 'reports:read'
      | 'reports:decide'
      | 'coupons:read'
      | 'coupons:grant'
      | 'coupons:write'
      | 'content:read'
      | 'content:write'
      | 'shoppers:read'
      | 'shoppers:write'
      | 'staff:manage'
      | 'money:read'
      | 'money:write'
      | 'keys:manage'
      | 'audit:read'
      | 'jobs:manage';
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
    OwnKey: {
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
      /** @description The mall is a restored copy, to be looked at: it sends nothing, takes no payments and runs no jobs */
      restored: boolean;
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
      list: components['schemas']['OperatorKey'][];
    };
    /** @description A change or a refusal, without personal data */
    AuditEntry: {
      id: number;
      time: components['schemas']['DateTime'];
      /** @description null for changes on the server itself, and of `secondFactor` by the person */
      keyId: number | null;
      keyName: string | null;
      /** @description Shop of the object; null for the mall */
      shopId: number | null;
      /** @description operationId of the call, or what a command on the server did */
      action: string;
      /** @description `order`, `refund`, `review`, `sku`, `goods`, `shop`, `coupon`, `key`, `payout`, `report`, `job`, `secondFactor` (of a member of the staff) */
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
    /** @description A day of the mall without time, `yyyy-MM-dd` */
    Day: string;
    /**
     * @description The days between which goods are expected to arrive; absent where nobody knows, and for goods that are not
     *     shipped. An addition
     */
    Arrival: {
      from: components['schemas']['Day'];
      until: components['schemas']['Day'];
      /** @description ISO 3166 code of the country that it is for, where the caller has not named one */
      country?: string;
      /** @description Of an order that has not arrived by `until` */
      late?: boolean;
    };
    /** @description A job that was given up after too many attempts */
    DeadJob: {
      id: number;
      name: string;
      /** @description What it is about, by ids; nothing personal */
      data: {
        [key: string]: string | number | boolean | null;
      };
      attempts: number;
      createTime: components['schemas']['DateTime'];
      /** @description When it was given up */
      deadTime: components['schemas']['DateTimeOrNull'];
      /** @description Why its last attempt failed, without personal data; null when that was more than a week ago */
      error: string | null;
    };
    DeadJobPage: {
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
      list: components['schemas']['DeadJob'][];
    };
    RecurringJob: {
      name: string;
      /** @description Seconds between two runs */
      everySeconds: number;
      /** @description When it is due; while it runs, when it is tried again in case its process has died */
      nextTime: components['schemas']['DateTime'];
      /** @description When its last run began; null when there was none within a week */
      lastTime: components['schemas']['DateTimeOrNull'];
      /** @description Why its last finished run failed, without personal data; null when it succeeded */
      error: string | null;
    };
    JobName: {
      name: string;
    };
    RetriedJobs: {
      /** @description Jobs that run again */
      retried: number;
      /** @description Whether there are more; call again */
      left: boolean;
    };
    DaySales: {
      /** @description `yyyy-MM-dd`, in the time zone of the mall */
      date: string;
      /** @description Paid and cash-on-delivery orders that were placed, without those cancelled */
      orders: number;
      /** @description Sum of these orders */
      amount: components['schemas']['Money'];
    };
    ShopToday: {
      shopId: number;
      /** @description Orders to ship without a refund */
      toShip: number;
      /** @description Refunds to decide about */
      refunds: number;
      /** @description Refunds whose goods are in transit */
      returns: number;
      /** @description Reviews that are shown, without a reply */
      reviews: number;
      /** @description Goods on sale with a sku of at most 3 units */
      lowStock: number;
      /** @description The last 30 days, today last */
      days: components['schemas']['DaySales'][];
    };
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
      /** @description Until when it has to be shipped to arrive as promised; absent without a promise */
      shipBy?: components['schemas']['Day'];
      /** @description Still to be shipped after that day */
      late?: boolean;
      arrival?: components['schemas']['Arrival'];
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
      /** @description To shoppers */
      shown: boolean;
      /** @description Why the mall has hidden it */
      hideReason: string | null;
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
      state?: components['schemas']['GoodsState'];
      /** @description Empty without a picture */
      image?: string;
      /** @description Units of all skus */
      stock?: number;
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
      list: components['schemas']['OperatorGoods'][];
    };
    /**
     * @description Texts by column, as in a file: `name`, `name:fr`, `price`. An export lists all columns but `on_sale` (yes or no) and
     *     `stock_of_new` (of new skus only)
     */
    GoodsCells: {
      [key: string]: string;
    };
    GoodsBatch: {
      /** @description All, in their order */
      columns: string[];
      /** @description One for each sku. Empty cells are left out; what all rows of goods share, but `goods_id`, is in the first of them */
      rows: components['schemas']['GoodsCells'][];
      /** @description `after` of the next batch; null when this is the last */
      next: number | null;
      /** @description Skus after this batch */
      left: number;
    };
    ImportRow: {
      /** @description Line in the file */
      line: number;
      cells: components['schemas']['GoodsCells'];
    };
    ImportProblem: {
      line: number;
      column: string;
      problem: string;
    };
    ImportResult: {
      /** @description Goods, also those that would be created */
      created: number;
      /** @description Goods */
      changed: number;
      /** @description Goods */
      unchanged: number;
      /** @description Of goods that were not applied */
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
    /**
     * @description `scheduled`: put on sale by itself at `onSaleFrom`. `archived`: seen by nobody but operators
     * @enum {string}
     */
    GoodsState: 'draft' | 'scheduled' | 'onSale' | 'offSale' | 'archived';
    GoodsPicture: {
      /** @description A picture of the shop, or an https address */
      address: string;
      /**
       * @description Alternative text
       * @default
       */
      alt?: string;
      translations?: components['schemas']['Translations'];
    };
    /** @description A fact that is not chosen, such as the material */
    GoodsSpecification: {
      name: string;
      value: string;
      translations?: components['schemas']['Translations'];
    };
    GoodsOptionValue: {
      /** @description Without a comma */
      value: string;
      /**
       * @description Of skus with this value
       * @default
       */
      picture?: string;
      translations?: components['schemas']['Translations'];
    };
    /** @description What is chosen, such as the size */
    GoodsOption: {
      name: string;
      values: components['schemas']['GoodsOptionValue'][];
      translations?: components['schemas']['Translations'];
    };
    GoodsSkuFields: {
      /** @description One of each option, in their order; none for goods without options */
      values: string[];
      price: components['schemas']['Amount'];
      /** @description Not lower than the price */
      originalPrice?: components['schemas']['Amount'];
      /**
       * @description Of a sku that is new: 0 by default. Of one that exists it stays by default, and is set only if it is
       *     still `stockBefore`; nothing changes if both are equal
       */
      stock?: number;
      /** @description Stock that was read */
      stockBefore?: number;
      /**
       * @description Grams of one packed unit
       * @default 0
       */
      weight?: number;
      /** @description The shop's own number, unique in the goods */
      code?: string;
      /** @description GTIN, such as an EAN or UPC */
      barCode?: string;
      /** @description Default: that of its first value that has one, or the first of the goods */
      picture?: string;
    };
    /** @description Decimal amount, `"12.50"` */
    Amount: string;
    GoodsFields: {
      name: string;
      /**
       * @description Words that they are found by
       * @default
       */
      keyword?: string;
      /**
       * @description Lines below the name
       * @default
       */
      intro?: string;
      /**
       * @description HTML
       * @default
       */
      description?: string;
      /** @default pcs */
      unit?: string;
      /** @description The shop's own number, unique in the shop */
      code?: string;
      /** @description A category without categories below */
      categoryId: number;
      /** @description A category of the shop */
      shopCategoryId?: number;
      /** @description The first one stands for the goods in lists */
      pictures?: components['schemas']['GoodsPicture'][];
      specifications?: components['schemas']['GoodsSpecification'][];
      options?: components['schemas']['GoodsOption'][];
      /** @description Every combination of values once */
      skus: components['schemas']['GoodsSkuFields'][];
      postage?: components['schemas']['Amount'];
      guaranteeIds?: number[];
      /**
       * @description Not shipped: delivered as a text
       * @default false
       */
      virtual?: boolean;
      /**
       * @default draft
       * @enum {string}
       */
      state?: 'draft' | 'scheduled' | 'onSale' | 'offSale';
      /** @description Of scheduled goods */
      onSaleFrom?: components['schemas']['DateTime'];
      translations?: components['schemas']['Translations'];
    };
    NewGoods: {
      /** @description Required for keys of the whole mall */
      shopId?: number;
      name: string;
      /**
       * @description Words that they are found by
       * @default
       */
      keyword?: string;
      /**
       * @description Lines below the name
       * @default
       */
      intro?: string;
      /**
       * @description HTML
       * @default
       */
      description?: string;
      /** @default pcs */
      unit?: string;
      /** @description The shop's own number, unique in the shop */
      code?: string;
      /** @description A category without categories below */
      categoryId: number;
      /** @description A category of the shop */
      shopCategoryId?: number;
      /** @description The first one stands for the goods in lists */
      pictures?: components['schemas']['GoodsPicture'][];
      specifications?: components['schemas']['GoodsSpecification'][];
      options?: components['schemas']['GoodsOption'][];
      /** @description Every combination of values once */
      skus: components['schemas']['GoodsSkuFields'][];
      postage?: components['schemas']['Amount'];
      guaranteeIds?: number[];
      /**
       * @description Not shipped: delivered as a text
       * @default false
       */
      virtual?: boolean;
      /**
       * @default draft
       * @enum {string}
       */
      state?: 'draft' | 'scheduled' | 'onSale' | 'offSale';
      /** @description Of scheduled goods */
      onSaleFrom?: components['schemas']['DateTime'];
      translations?: components['schemas']['Translations'];
    };
    OperatorGoodsSku: {
      id: number;
      /** @description Its values joined by comma */
      sku: string;
      values: string[];
      price: components['schemas']['Money'];
      originalPrice: components['schemas']['MoneyOrNull'];
      stock: number;
      /** @description Units sold */
      sold: number;
      /** @description Grams of one packed unit */
      weight: number;
      code: string | null;
      barCode: string | null;
      picture: string;
    };
    /** @description Goods as `/save` takes them, and what is not edited */
    OperatorGoodsDetail: {
      id: number;
      version: number;
      shopId: number;
      state: components['schemas']['GoodsState'];
      onSaleFrom: components['schemas']['DateTimeOrNull'];
      name: string;
      keyword: string;
      intro: string;
      description: string;
      unit: string;
      code: string | null;
      categoryId: number;
      shopCategoryId: number | null;
      pictures: components['schemas']['GoodsPicture'][];
      specifications: components['schemas']['GoodsSpecification'][];
      options: components['schemas']['GoodsOption'][];
      skus: components['schemas']['OperatorGoodsSku'][];
      postage: components['schemas']['Money'];
      guaranteeIds: number[];
      virtual: boolean;
      translations: components['schemas']['Translations'];
      createTime: components['schemas']['DateTime'];
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
      /** @description How soon orders are shipped, and the terms of the mall for what is null; see `setShopDelivery` */
      handling?: {
        cutOff: components['schemas']['TimeOfDay'] | null;
        days: number | null;
        mallCutOff: components['schemas']['TimeOfDay'];
        mallDays: number;
      };
    };
    /** @description HH:mm in the time zone of the mall */
    TimeOfDay: string;
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
    /** @description Working days of the country of delivery from shipping to arrival; default unknown */
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
      /** @description Working days from shipping to arrival by courier; null if unknown, or nothing is shipped */
      days: components['schemas']['ArrivalDays'] | null;
      arrival?: components['schemas']['Arrival'];
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
      list: components['schemas']['OperatorApplication'][];
    };
    ApprovedShop: {
      shopId: number;
    };
    /** @enum {string} */
    ReportStatus: 'open' | 'dismissed' | 'upheld';
    OperatorReport: {
      id: number;
      /** @description Raised by each decision */
      version: number;
      subject: components['schemas']['ReportSubject'];
      subjectId: number;
      /** @description Name of the goods or shop, or the text of the review; null when it is gone */
      subjectName: string | null;
      /** @description The goods, or those of the review */
      goodsId: number | null;
      /** @description The shop, or that of the goods */
      shopId: number | null;
      reason: components['schemas']['ReportReason'];
      /** @description In the words of the shopper; may be empty */
      text: string;
      status: components['schemas']['ReportStatus'];
      /** @description Of the decision; empty before */
      note: string;
      /** @description Account of the shopper */
      accountId: number;
      createTime: components['schemas']['DateTime'];
      decisionTime: components['schemas']['DateTimeOrNull'];
    };
    OperatorReportPage: {
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
      list: components['schemas']['OperatorReport'][];
    };
    ReportDecision: {
      /** @description That the decision is about */
      version: number;
      /** @enum {string} */
      outcome: 'dismissed' | 'upheld';
      /** @description For those who run the mall */
      note?: string;
    };
    /**
     * @description What is reported
     * @enum {string}
     */
    ReportSubject: 'product' | 'review' | 'shop';
    /**
     * @description What is wrong with it
     * @enum {string}
     */
    ReportReason: 'counterfeit' | 'forbidden' | 'misleading' | 'offensive' | 'other';
    /**
     * @description `owner` everything of the place; `goods` goods, coupons and reviews; `orders` orders, refunds and reviews; `money`
     *     balances and payouts; in the mall also `content` what it says and shows, and `shops` applications and shops
     * @enum {string}
     */
    StaffRole: 'owner' | 'goods' | 'orders' | 'money' | 'content' | 'shops';
    StaffPlace: {
      staffId: number;
      /** @description null for the mall */
      shopId: number | null;
      /** @description null for the mall */
      shopName: string | null;
      roles: components['schemas']['StaffRole'][];
      scopes: components['schemas']['OperatorScope'][];
      /**
       * @description Whether one is needed; `required` is one that is not set up yet
       * @enum {string}
       */
      secondFactor: 'none' | 'required' | 'set';
      /** @description What proves it */
      secondFactors: ('app' | 'passkey')[];
    };
    StaffSessionRequest: {
      staffId: number;
      /** @description Of the authenticator app, or a recovery code */
      code?: string;
      passkey?: components['schemas']['PasskeyAnswer'];
    };
    StaffSession: {
      /** @description An operator key, `vmo_…` */
      key: string;
      endTime: components['schemas']['DateTime'];
      idleMinutes: number;
    };
    InvitationToken: {
      /** @description After `#` in the link */
      token: string;
    };
    AcceptedInvitation: {
      staffId: number;
    };
    SecondFactorSecret: {
      /** @description Base32, to type */
      secret: string;
      /** @description `otpauth://…`, for a QR code */
      address: string;
    };
    SecondFactorCode: {
      code: string;
    };
    FactorRemoval: {
      code?: string;
    };
    RecoveryCodes: {
      recoveryCodes: string[];
    };
    StaffMember: {
      id: number;
      version: number;
      shopId: number | null;
      nickname: string;
      email: string | null;
      roles: components['schemas']['StaffRole'][];
      createTime: components['schemas']['DateTime'];
      /** @description To the minute */
      lastUsedTime: components['schemas']['DateTimeOrNull'];
    };
    StaffPage: {
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
      list: components['schemas']['StaffMember'][];
    };
    StaffInvitation: {
      email: string;
      roles: components['schemas']['NewRoles'];
      /** @description Not needed with a shop's key */
      shopId?: number;
    };
    NewRoles: components['schemas']['StaffRole'][];
    SentInvitation: {
      /** @description Works once */
      link: string;
      mailed: boolean;
      endTime: components['schemas']['DateTime'];
    };
    StaffRoles: {
      version: number;
      roles: components['schemas']['NewRoles'];
      /** @description Not needed with a shop's key */
      shopId?: number;
    };
    StaffRemoval: {
      version: number;
      /** @description Not needed with a shop's key */
      shopId?: number;
    };
    /**
     * @description What mails to people who work for a shop are about: `sales` orders, `refunds`, `reviews`, `stock` goods that run
     *     out, `payouts`; and of the mall: `applications`, `reports`, `payments` money that does not match, `jobs` that have failed.
     *     Other values may follow.
     * @enum {string}
     */
    StaffMailTopic:
      | 'sales'
      | 'refunds'
      | 'reviews'
      | 'stock'
      | 'payouts'
      | 'applications'
      | 'reports'
      | 'payments'
      | 'jobs';
    StaffMails: {
      /** @description Of the account; null for one that gets no mails */
      email: string | null;
      /** @description Those that the roles of this person are about */
      topics: {
        topic: components['schemas']['StaffMailTopic'];
        isOn: boolean;
      }[];
    };
    StaffMailChoice: {
      topic: components['schemas']['StaffMailTopic'];
      isOn: boolean;
    };
    SecondFactors: {
      /** @description Whether an authenticator app is set up */
      hasApp: boolean;
      /** @description How many are unused */
      recoveryCodes: number;
      /** @description Whether this session has proved one within ten minutes, see `proveSecondFactor` */
      isProved: boolean;
      /** @description Where passkeys work; null where the mall has no address that they can be for */
      passkeyOrigin: string | null;
      passkeys: components['schemas']['Passkey'][];
    };
    Passkey: {
      id: number;
      name: string;
      createTime: components['schemas']['DateTime'];
      lastUsedTime: components['schemas']['DateTimeOrNull'];
    };
    PasskeyName: {
      name: components['schemas']['NameOfPasskey'];
    };
    NameOfPasskey: string;
    PasskeyDescriptor: {
      id: string;
      /** @enum {string} */
      type: 'public-key';
      transports?: string[];
    };
    /** @description For `navigator.credentials.create` */
    PasskeyCreation: {
      rp: {
        id: string;
        name: string;
      };
      user: {
        id: string;
        name: string;
        displayName: string;
      };
      /** @description For one use */
      challenge: string;
      pubKeyCredParams: {
        /** @enum {string} */
        type: 'public-key';
        alg: number;
      }[];
      /** @description Milliseconds */
      timeout?: number;
      excludeCredentials: components['schemas']['PasskeyDescriptor'][];
      authenticatorSelection?: {
        /** @enum {string} */
        residentKey?: 'discouraged' | 'preferred' | 'required';
        /** @enum {string} */
        userVerification?: 'discouraged' | 'preferred' | 'required';
      };
      /** @enum {string} */
      attestation?: 'none';
    };
    /** @description For `navigator.credentials.get` */
    PasskeyRequest: {
      rpId: string;
      /** @description For one use */
      challenge: string;
      /** @description Milliseconds */
      timeout?: number;
      allowCredentials: components['schemas']['PasskeyDescriptor'][];
      /** @enum {string} */
      userVerification?: 'discouraged' | 'preferred' | 'required';
    };
    /** @description What `navigator.credentials.create` has answered */
    CreatedPasskey: {
      id: string;
      rawId: string;
      /** @enum {string} */
      type: 'public-key';
      response: {
        clientDataJSON: string;
        attestationObject: string;
        transports?: string[];
      };
    };
    /** @description What `navigator.credentials.get` has answered */
    PasskeyAnswer: {
      id: string;
      rawId: string;
      /** @enum {string} */
      type: 'public-key';
      response: {
        clientDataJSON: string;
        authenticatorData: string;
        signature: string;
      };
    };
    NewPasskey: {
      name: components['schemas']['NameOfPasskey'];
      passkey: components['schemas']['CreatedPasskey'];
    };
    /** @description One of them */
    FactorProof: {
      /** @description Of the authenticator app, or a recovery code */
      code?: string;
      passkey?: components['schemas']['PasskeyAnswer'];
    };
    /**
     * @description What an entry is for. Of a shop: `sale` (including what the mall bears by its coupons and
     *     for points), `commission`, `collected` and `paidBack` (cash on delivery that the shop took, and
     *     returned), `refund`, `payout`, `payoutReturned` (failed, or sent back by the bank). Of the mall: `payment`, `coupon`,
     *     `points`, `dispute`, `adjustment` (moved by the provider)
     * @enum {string}
     */
    LedgerItem:
      | 'sale'
      | 'commission'
      | 'collected'
      | 'paidBack'
      | 'refund'
      | 'payout'
      | 'payoutReturned'
      | 'payment'
      | 'coupon'
      | 'points'
      | 'dispute'
      | 'adjustment';
    /** @description Decimal amount as `Money`; `"-12.50"` when it lowers what is owed */
    SignedMoney: string;
    ShopBalance: {
      shopId: number;
      /** @description ISO 4217 */
      currency: string;
      /** @description What the mall owes the shop; negative when the shop owes the mall */
      balance: components['schemas']['SignedMoney'];
      /** @description The part of it that can be paid out */
      available: components['schemas']['SignedMoney'];
      /** @description Of orders that can still be refunded, or whose payment is disputed */
      frozen: components['schemas']['SignedMoney'];
      /** @description For new orders */
      commissionPercent: number;
      /** @description Whether its bank account is known */
      hasAccount: boolean;
    };
    LedgerEntry: {
      id: number;
      time: components['schemas']['DateTime'];
      /** @description Such as `shopPayable` or `commissionIncome` */
      account: string;
      /** @description null for accounts of the mall */
      shopId: number | null;
      item: components['schemas']['LedgerItem'];
      /** @description Positive for what the mall owes or earns (a credit), negative for a debit */
      amount: components['schemas']['SignedMoney'];
      /** @description ISO 4217 */
      currency: string;
      /** @description Of the transaction, such as `payment` or `refund` */
      kind: string;
      /** @description Id of what the transaction is about */
      subjectId: number;
      /** @description Number of the shop's order */
      orderNo: string | null;
    };
    LedgerEntryBatch: {
      entries: components['schemas']['LedgerEntry'][];
      /** @description `before` of the next batch; null after the last */
      next: number | null;
    };
    ShopStatement: {
      shopId: number;
      /** @description `yyyy-MM` */
      month: string;
      /** @description ISO 4217 */
      currency: string;
      /** @description Balance at the beginning of the month */
      opening: components['schemas']['SignedMoney'];
      /** @description The opening balance with all items */
      closing: components['schemas']['SignedMoney'];
      items: {
        item: components['schemas']['LedgerItem'];
        /** @description Number of entries */
        count: number;
        amount: components['schemas']['SignedMoney'];
      }[];
    };
    /**
     * @description `recorded`: not given to the bank yet. `sent`: on its way. `paid`: arrived. `failed`: never paid.
     *     `returned`: sent back by the bank after it was paid. The money of a failed or returned one is available again,
     *     and both are final
     * @enum {string}
     */
    PayoutStatus: 'recorded' | 'sent' | 'paid' | 'failed' | 'returned';
    Payout: {
      id: number;
      /** @description Its reference at the bank */
      payoutNo: string;
      shopId: number;
      shopName: string;
      amount: components['schemas']['Money'];
      /** @description ISO 4217 */
      currency: string;
      status: components['schemas']['PayoutStatus'];
      /** @description Number of the file that it is in */
      batchNo: string | null;
      /** @description Why it failed or was returned */
      failure: string | null;
      createTime: components['schemas']['DateTime'];
      /** @description When it was paid, failed or returned */
      endTime: components['schemas']['DateTimeOrNull'];
    };
    PayoutBatch: {
      payouts: components['schemas']['Payout'][];
      /** @description `before` of the next batch; null after the last */
      next: number | null;
    };
    /** @description A line of a file for the bank */
    BankTransfer: {
      /** @description Reference of the transfer */
      payoutNo: string;
      holder: string;
      accountNumber: string;
      bankCode: string;
      amount: components['schemas']['Money'];
      /** @description ISO 4217 */
      currency: string;
    };
    BankFile: {
      /** @description null when nothing is recorded */
      batchNo: string | null;
      transfers: components['schemas']['BankTransfer'][];
    };
    /**
     * @description The invariant that does not hold; docs/operations/money.md has a paragraph for each
     * @enum {string}
     */
    LedgerCheckName:
      | 'order-lines'
      | 'order-parts'
      | 'line-price'
      | 'order-state'
      | 'order-payment'
      | 'cash-payment'
      | 'refund-lines'
      | 'refund-units'
      | 'refund-provider'
      | 'refund-paid'
      | 'points-balance'
      | 'points-frozen'
      | 'points-released'
      | 'points-spent'
      | 'coupon-order'
      | 'coupon-discount'
      | 'coupon-issued'
      | 'stock-units'
      | 'stock-sold'
      | 'stock-negative'
      | 'posting-balance'
      | 'posting-due'
      | 'account-provider'
      | 'account-shop'
      | 'account-payouts';
    LedgerDifference: {
      check: components['schemas']['LedgerCheckName'];
      /** @description What it is about, with its id, such as `refund 12` */
      subject: string;
      /** @description Which of its facts, such as `quantity` */
      fact: string;
      /** @description An amount of `currency`, a number or a word */
      expected: string;
      /** @description As `expected` */
      found: string;
      /** @description ISO 4217; null for what is not an amount */
      currency: string | null;
      /** @description The paragraph that says what it means and what to do */
      handbook: string;
    };
    LastLedgerCheck: {
      /** @description When it began; null when there was none yet */
      checkTime: components['schemas']['DateTimeOrNull'];
      report: components['schemas']['LedgerReport'] | null;
    };
    LedgerReport: {
      agrees: boolean;
      /** @description The number of all differences */
      found: number;
      /** @description At most 100 */
      differences: components['schemas']['LedgerDifference'][];
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
    CategoryFields: {
      name: string;
      /**
       * @description Path or address of a picture; empty for none
       * @default
       */
      icon?: string;
      /**
       * @description In the menu, with those below it
       * @default true
       */
      shown?: boolean;
      translations?: components['schemas']['Translations'];
    };
    NewCategory: {
      name: string;
      /**
       * @description Path or address of a picture; empty for none
       * @default
       */
      icon?: string;
      /**
       * @description In the menu, with those below it
       * @default true
       */
      shown?: boolean;
      translations?: components['schemas']['Translations'];
      /**
       * @description 0 on the first level
       * @default 0
       */
      parentId?: number;
    };
    CategoryPlace: {
      /** @description 0 on the first level */
      parentId: number;
      /** @description Among those with the same parent, from 0; beyond the end it is the last */
      position: number;
    };
    WhereGoodsGo: {
      /** @description Category that its goods go to */
      moveTo?: number;
    };
    OperatorCategory: {
      id: number;
      version: number;
      /** @description 0 on the first level */
      parentId: number;
      level: number;
      name: string;
      icon: string;
      shown: boolean;
      /** @description In it, not below it; off sale, too */
      goods: number;
      translations: components['schemas']['Translations'];
    };
    TradeFields: {
      name: string;
      /** @description Percent of sales; applications that wait keep the one of their day */
      fee: number;
      /**
       * @description Ascending
       * @default 0
       */
      sort?: number;
      translations?: components['schemas']['Translations'];
    };
    OperatorTrade: {
      id: number;
      version: number;
      name: string;
      /** @description Percent */
      fee: number;
      sort: number;
      /** @description Shops of it */
      shops: number;
      translations: components['schemas']['Translations'];
    };
    ShopTypeFields: {
      name: string;
      /** @default  */
      info?: string;
      /**
       * @description Ascending
       * @default 0
       */
      sort?: number;
      translations?: components['schemas']['Translations'];
    };
    OperatorShopType: {
      id: number;
      version: number;
      name: string;
      info: string;
      sort: number;
      /** @description Shops of it */
      shops: number;
      translations: components['schemas']['Translations'];
    };
    LookFields: {
      /**
       * @description Path of the mall, or https address; empty for the name in letters
       * @default
       */
      logo?: string;
      /**
       * @description For dark backgrounds; empty for the same
       * @default
       */
      logoDark?: string;
      /**
       * @description Beside the form to sign in; empty for none
       * @default
       */
      loginPicture?: string;
      /**
       * @description Above recommended goods; empty for none
       * @default
       */
      recommendPicture?: string;
      /**
       * @description Above the street of shops; empty for none
       * @default
       */
      shopStreetPicture?: string;
    };
    MallLook: {
      version: number;
      logo: string;
      logoDark: string;
      loginPicture: string;
      recommendPicture: string;
      shopStreetPicture: string;
    };
    BannerFields: {
      /**
       * @description Large carousel, or the thin one in the middle
       * @enum {string}
       */
      slot: 'main' | 'strip';
      /** @description Path of the mall, or https address */
      picture: string;
      /** @default  */
      name?: string;
      /**
       * @description Path of the mall, or https address; empty for none
       * @default
       */
      link?: string;
      /**
       * @description Shown from then on; null for at once
       * @default null
       */
      fromTime?: string | null;
      /**
       * @description Shown until then; null for no end
       * @default null
       */
      untilTime?: string | null;
      translations?: components['schemas']['Translations'];
    };
    OperatorBanner: {
      id: number;
      version: number;
      /** @enum {string} */
      slot: 'main' | 'strip';
      /** @description As it was written */
      picture: string;
      name: string;
      link: string;
      fromTime: components['schemas']['DateTimeOrNull'];
      untilTime: components['schemas']['DateTimeOrNull'];
      /** @description Now, by its times */
      shown: boolean;
      translations: components['schemas']['Translations'];
    };
    ActivityGoods: {
      goodsId: number;
      /** @description Path of the mall, or https address */
      picture: string;
    };
    ActivityFields: {
      name: string;
      /**
       * @description 1: strip of goods; 2: one big and two small tiles; 3: strip of big pictures
       * @enum {integer}
       */
      type: 1 | 2 | 3;
      /**
       * @description Its subtitle
       * @default
       */
      instruction?: string;
      /**
       * @description Of its page: paths of the mall, or https addresses
       * @default []
       */
      pictures?: string[];
      /** @default true */
      open?: boolean;
      /**
       * @description Not shown from then on; null for no end
       * @default null
       */
      endTime?: string | null;
      /** @description In their order */
      goods: components['schemas']['ActivityGoods'][];
      translations?: components['schemas']['Translations'];
    };
    OperatorActivitySummary: {
      id: number;
      version: number;
      name: string;
      /** @enum {integer} */
      type: 1 | 2 | 3;
      instruction: string;
      pictures: string[];
      open: boolean;
      endTime: components['schemas']['DateTimeOrNull'];
      /** @description Number of its goods */
      goods: number;
      translations: components['schemas']['Translations'];
    };
    OperatorActivity: {
      id: number;
      version: number;
      name: string;
      /** @enum {integer} */
      type: 1 | 2 | 3;
      instruction: string;
      pictures: string[];
      open: boolean;
      endTime: components['schemas']['DateTimeOrNull'];
      goods: (components['schemas']['ActivityGoods'] & {
        name: string;
      })[];
      translations: components['schemas']['Translations'];
    };
    HomePreview: {
      index: components['schemas']['HomeIndex'];
      activities: components['schemas']['HomeActivity'][];
    };
    Banner: {
      id: number;
      pic: string;
      name?: string | null;
      url?: string | null;
    };
    /** @description Images and contact data of the mall. Only the contact fields of `consumerType` and `mall.contactTypes` are reliable. */
    HomeIndex: {
      banner: components['schemas']['Banner'][];
      /** @description Thin middle carousel */
      bastBanner: components['schemas']['Banner'][];
      logoUrl: string;
      /** @description Tall image beside the recommended goods */
      recommendImage: string;
      /** @description Image of the shop street page */
      shopStreetHeaderImag: string;
      /** @description JSON text `{"country","currency","symbol","ID","decimals"}`; `decimals` of the mall's amounts is an addition */
      shopPayCurrency: string;
      /** @enum {string} */
      consumerType: 'h5' | 'hotline' | 'message' | 'email';
      consumerHotline: string | null;
      consumerH5Url: string | null;
      consumerMessage: string | null;
      consumerEmail: string | null;
      mall?: components['schemas']['MallData'];
    };
    /** @description Data of the mall. Optional for servers of this family. */
    MallData: {
      name: components['schemas']['LocalText'];
      address: components['schemas']['LocalText'] | null;
      /** @description When the service of the mall answers. Absent where the mall does not say */
      serviceHours?: components['schemas']['LocalText'];
      /** @description The logo for dark backgrounds, if any */
      logoDarkUrl?: string;
      /** @description All types of contact that the mall offers, the one of `consumerType` first */
      contactTypes?: ('h5' | 'hotline' | 'message' | 'email')[];
      /** @description URL of the mall for phones, where it is a separate one */
      mobileUrl?: string;
      /** @description UTC offset of all times in responses, all year round: 480 is GMT+8. Without it a storefront has to be told */
      zoneOffsetMinutes?: number;
      /** @description Points for each 100 minor units paid for goods: $1, ¥100, KD 0.100 */
      pointsPerUnit?: number;
      /** @description ISO 3166 code of the country that pages assume of shoppers who have not said theirs; absent for none */
      deliveryCountry?: string;
      terms?: components['schemas']['Terms'];
    };
    /** @description Time limits of orders, in days */
    Terms: {
      /** @description After shipping, until an order counts as received */
      receiveDays: number;
      /** @description Refund period after completion */
      refundDays: number;
      /** @description Period for returning goods of an accepted refund */
      sendBackDays: number;
      /** @description Working days from shipping to arrival, of shops without a freight rule */
      arrivalDays: {
        from: number;
        to: number;
      } | null;
    };
    /** @description A text by language tag; `en` is required */
    LocalText: {
      en: string;
    } & {
      [key: string]: string;
    };
    ActivityProduct: {
      proId: number;
      /** @description Image of the activity */
      proImage: string;
      /** @description Picture of the goods */
      image: string;
      storeName: string;
      price: components['schemas']['Money'];
      otPrice: components['schemas']['MoneyOrNull'];
      title?: string | null;
      /** @description Sold units in total; an addition */
      sales?: number;
      /** @description Name of the shop; an addition */
      merName?: string;
      /** @description Reviews, as of some minutes ago; an addition */
      reviewCount?: number;
      /** @description Mean of the reviews, 1 to 5 with one decimal, null without any; an addition */
      stars?: number | null;
    };
    /** @description Type 1: strip of goods; 2: one big and two small tiles; 3: strip of big pictures */
    HomeActivity: {
      id: number;
      name: string;
      /** @enum {integer} */
      type: 1 | 2 | 3;
      /** @description Its subtitle */
      instruction?: string | null;
      productList: components['schemas']['ActivityProduct'][];
    };
    AgreementText: {
      /** @description HTML */
      text: string;
      translations?: components['schemas']['Translations'];
    };
    AgreementFields: {
      /** @description HTML */
      text: string;
      translations?: components['schemas']['Translations'];
      /**
       * @description `registration` is accepted with an account, `settlement` with an application to open a shop
       * @enum {string}
       */
      kind: 'registration' | 'settlement' | 'privacy' | 'delivery' | 'returns';
    };
    AgreementVersion: {
      id: number;
      version: number;
      /**
       * @description `registration` is accepted with an account, `settlement` with an application to open a shop
       * @enum {string}
       */
      kind: 'registration' | 'settlement' | 'privacy' | 'delivery' | 'returns';
      /** @enum {string} */
      state: 'draft' | 'scheduled' | 'inForce' | 'past';
      /** @description Among those of its kind; null for a draft */
      number: number | null;
      fromTime: components['schemas']['DateTimeOrNull'];
      /** @description Accounts that have accepted it */
      accepted: number;
    };
    OperatorAgreement: {
      id: number;
      version: number;
      /**
       * @description `registration` is accepted with an account, `settlement` with an application to open a shop
       * @enum {string}
       */
      kind: 'registration' | 'settlement' | 'privacy' | 'delivery' | 'returns';
      /** @enum {string} */
      state: 'draft' | 'scheduled' | 'inForce' | 'past';
      /** @description Among those of its kind; null for a draft */
      number: number | null;
      fromTime: components['schemas']['DateTimeOrNull'];
      /** @description Accounts that have accepted it */
      accepted: number;
      /** @description HTML */
      text: string;
      translations: components['schemas']['Translations'];
    };
    /**
     * @description `closed`: a visit whose orders belong to an account now
     * @enum {string}
     */
    ShopperState: 'active' | 'blocked' | 'closed';
    ShopperSummary: {
      id: number;
      /**
       * @description How it was opened
       * @enum {string}
       */
      kind: 'email' | 'phone' | 'visitor' | 'google' | 'facebook' | 'twitter';
      nickname: string;
      state: components['schemas']['ShopperState'];
      createTime: components['schemas']['DateTime'];
    };
    AcceptedAgreement: {
      kind: string;
      /** @description Of its version */
      number: number;
      time: components['schemas']['DateTime'];
    };
    OperatorShopper: {
      id: number;
      /**
       * @description How it was opened
       * @enum {string}
       */
      kind: 'email' | 'phone' | 'visitor' | 'google' | 'facebook' | 'twitter';
      nickname: string;
      state: components['schemas']['ShopperState'];
      createTime: components['schemas']['DateTime'];
      blockReason: string | null;
      blockTime: components['schemas']['DateTimeOrNull'];
      /** @description Open now */
      sessions: number;
      /** @description Orders of shops, unpaid and cancelled ones too */
      orders: number;
      /** @description Agreements that the account accepted, latest first */
      accepted: components['schemas']['AcceptedAgreement'][];
    };
    HotWordFields: {
      title: string;
      /**
       * @description Descending
       * @default 0
       */
      sort?: number;
      translations?: components['schemas']['Translations'];
    };
    OperatorHotWord: {
      id: number;
      version: number;
      title: string;
      sort: number;
      translations: components['schemas']['Translations'];
    };
    SearchLine: {
      /** @description Synonyms joined by comma; with `a > b, c` a search for a also finds b and c. Or a word that is ignored */
      line: string;
      /** @description Of the mall, not of the server */
      own: boolean;
      /** @description false: removed by the mall */
      used: boolean;
    };
    SearchedWords: {
      words: string;
      times: number;
    };
    /** @enum {string} */
    TextKind:
      | 'category'
      | 'trade'
      | 'shop_type'
      | 'shop_type_info'
      | 'shop_intro'
      | 'shop_holiday'
      | 'shop_section'
      | 'banner'
      | 'activity'
      | 'activity_deck'
      | 'guarantee'
      | 'guarantee_text'
      | 'hot_keyword'
      | 'unit'
      | 'specification'
      | 'specification_value'
      | 'coupon'
      | 'agreement'
      | 'goods'
      | 'goods_intro'
      | 'goods_description'
      | 'goods_picture'
      | 'tracking';
    TranslatableText: {
      /** @description The same while the text is */
      id: string;
      /** @description In the language of the mall */
      source: string;
      /** @description null: missing */
      translation: string | null;
    };
    TextsPart: {
      list: components['schemas']['TranslatableText'][];
      /** @description For the next part; null after the last one */
      after: string | null;
    };
    MissingTexts: {
      kind: components['schemas']['TextKind'];
      /** @enum {string} */
      language: 'en' | 'zh-CN' | 'es' | 'fr' | 'th' | 'lo';
      texts: number;
      missing: number;
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
      /** @description `after` of the next page; null when this is the last */
      next?: number | null;
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
            data: components['schemas']['OwnKey'] | null;
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
  deadJobs: {
    parameters: {
      query?: {
        /** @description Of one name only */
        name?: string;
        /** @description Page number, from 1 */
        page?: number;
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
            data: components['schemas']['DeadJobPage'] | null;
          };
        };
      };
    };
  };
  retryJob: {
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
  retryJobs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JobName'];
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
            data: components['schemas']['RetriedJobs'] | null;
          };
        };
      };
    };
  };
  recurringJobs: {
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
            data: components['schemas']['RecurringJob'][] | null;
          };
        };
      };
    };
  };
  runJob: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JobName'];
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
  shopToday: {
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
            data: components['schemas']['ShopToday'] | null;
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
  operatorRefund: {
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
      /** @description Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorRefund'] | null;
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
        /** @description Shown to shoppers, or hidden */
        shown?: boolean;
        /** @description With so many stars */
        star?: number;
        /** @description Of these goods */
        goodsId?: number;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
        /** @description Part of the name or a keyword, or the code of the goods or a sku */
        keyword?: string;
        /** @description Of the category or one below */
        categoryId?: number;
        /** @description Default: all but archived ones */
        state?: components['schemas']['GoodsState'];
        /** @description With a sku of which there are fewer units */
        stockBelow?: number;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
        /** @description `next` of the batch before */
        after?: number;
        /** @description Rows in the batch; goods with more are a batch of their own */
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
           * @description Only try
           * @default false
           */
          dryRun?: boolean;
          /** @description Those of the rows; an absent cell is empty */
          columns: string[];
          /** @description Only goods of this shop; new ones without `shop_id` are created in it */
          shopId?: number;
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
        /** @description Part of the name */
        name?: string;
        /** @description Page number, from 1 */
        page?: number;
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
          /** @description How soon orders are shipped; stays as it is without it */
          handling?: {
            /** @description Orders that are confirmed before it begin on the same working day; null for what the mall decides */
            cutOff: components['schemas']['TimeOfDay'] | null;
            /** @description Working days from then until an order is shipped; null for what the mall decides */
            days: number | null;
          };
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
  operatorReports: {
    parameters: {
      query?: {
        /** @description Page number, from 1 */
        page?: number;
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
        /** @description Rows on a page */
        limit?: number;
        status?: components['schemas']['ReportStatus'];
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
            data: components['schemas']['OperatorReportPage'] | null;
          };
        };
      };
    };
  };
  decideReport: {
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
        'application/json': components['schemas']['ReportDecision'];
      };
    };
    responses: {
      /** @description The report */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            code: number;
            message: string;
            data: components['schemas']['OperatorReport'] | null;
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
  staffMails: {
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
            data: components['schemas']['StaffMails'] | null;
          };
        };
      };
    };
  };
  setStaffMail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffMailChoice'];
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
  staffPlaces: {
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
            data: components['schemas']['StaffPlace'][] | null;
          };
        };
      };
    };
  };
  openStaffSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffSessionRequest'];
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
            data: components['schemas']['StaffSession'] | null;
          };
        };
      };
    };
  };
  closeStaffSession: {
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
            data: null;
          };
        };
      };
    };
  };
  acceptStaffInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationToken'];
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
            data: components['schemas']['AcceptedInvitation'] | null;
          };
        };
      };
    };
  };
  beginSecondFactor: {
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
            data: components['schemas']['SecondFactorSecret'] | null;
          };
        };
      };
    };
  };
  confirmSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondFactorCode'];
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
            data: components['schemas']['RecoveryCodes'] | null;
          };
        };
      };
    };
  };
  removeSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FactorRemoval'];
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
  secondFactors: {
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
            data: components['schemas']['SecondFactors'] | null;
          };
        };
      };
    };
  };
  proveSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FactorProof'];
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
  askForPasskey: {
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
            data: components['schemas']['PasskeyRequest'] | null;
          };
        };
      };
    };
  };
  beginPasskey: {
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
            data: components['schemas']['PasskeyCreation'] | null;
          };
        };
      };
    };
  };
  addPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPasskey'];
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
            data: components['schemas']['RecoveryCodes'] | null;
          };
        };
      };
    };
  };
  renamePasskey: {
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
        'application/json': components['schemas']['PasskeyName'];
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
  removePasskey: {
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
  staffMembers: {
    parameters: {
      query?: {
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
            data: components['schemas']['StaffPage'] | null;
          };
        };
      };
    };
  };
  inviteStaff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StaffInvitation'];
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
            data: components['schemas']['SentInvitation'] | null;
          };
        };
      };
    };
  };
  saveStaff: {
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
        'application/json': components['schemas']['StaffRoles'];
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
            data: components['schemas']['StaffMember'] | null;
          };
        };
      };
    };
  };
  removeStaff: {
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
        'application/json': components['schemas']['StaffRemoval'];
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
  shopBalance: {
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
            data: components['schemas']['ShopBalance'] | null;
          };
        };
      };
    };
  };
  ledgerEntries: {
    parameters: {
      query?: {
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description `yyyy-MM`, in the time zone of the mall */
        month?: string;
        /** @description `next` of the batch before */
        before?: number;
        /** @description Entries of a batch */
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
            data: components['schemas']['LedgerEntryBatch'] | null;
          };
        };
      };
    };
  };
  shopStatement: {
    parameters: {
      query?: {
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description `yyyy-MM`, in the time zone of the mall */
        month?: string;
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
            data: components['schemas']['ShopStatement'] | null;
          };
        };
      };
    };
  };
  checkLedger: {
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
            data: components['schemas']['LedgerReport'] | null;
          };
        };
      };
    };
  };
  lastLedgerCheck: {
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
            data: components['schemas']['LastLedgerCheck'] | null;
          };
        };
      };
    };
  };
  setCommission: {
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
          percent: number;
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
  setPayoutAccount: {
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
          holder: string;
          /** @description IBAN, or the number in the country of the bank */
          accountNumber: string;
          /** @description BIC or national code, where the number is not enough */
          bankCode?: string;
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
  payouts: {
    parameters: {
      query?: {
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Of one status only */
        status?: components['schemas']['PayoutStatus'];
        /** @description `next` of the batch before */
        before?: number;
        /** @description Payouts of a batch */
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
            data: components['schemas']['PayoutBatch'] | null;
          };
        };
      };
    };
  };
  createPayouts: {
    parameters: {
      query?: never;
      header: {
        /** @description A unique key of this request; a repetition gets the same response */
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description All shops when absent */
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
            data: components['schemas']['Payout'][] | null;
          };
        };
      };
    };
  };
  sendPayouts: {
    parameters: {
      query?: never;
      header: {
        /** @description A unique key of this request; a repetition gets the same response */
        'Idempotency-Key': string;
      };
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
            data: components['schemas']['BankFile'] | null;
          };
        };
      };
    };
  };
  confirmPayout: {
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
  failPayout: {
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
  returnPayout: {
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
  operatorGoodsDetail: {
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
            data: components['schemas']['OperatorGoodsDetail'] | null;
          };
        };
      };
    };
  };
  createGoods: {
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
        'application/json': components['schemas']['NewGoods'];
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
  saveGoods: {
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
          components['schemas']['GoodsFields'];
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
            data: components['schemas']['OperatorGoodsDetail'] | null;
          };
        };
      };
    };
  };
  copyGoods: {
    parameters: {
      query?: never;
      header: {
        /** @description Chosen by the caller; a repetition with it creates nothing and returns the same */
        'Idempotency-Key': string;
      };
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
            data: components['schemas']['Created'] | null;
          };
        };
      };
    };
  };
  archiveGoods: {
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
            data: components['schemas']['OperatorGoodsDetail'] | null;
          };
        };
      };
    };
  };
  restoreGoods: {
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
            data: components['schemas']['OperatorGoodsDetail'] | null;
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
  operatorCategories: {
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
            data: components['schemas']['OperatorCategory'][] | null;
          };
        };
      };
    };
  };
  createCategory: {
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
        'application/json': components['schemas']['NewCategory'];
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
  saveCategory: {
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
          components['schemas']['CategoryFields'];
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
            data: components['schemas']['OperatorCategory'] | null;
          };
        };
      };
    };
  };
  moveCategory: {
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
          components['schemas']['CategoryPlace'];
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
            data: components['schemas']['OperatorCategory'] | null;
          };
        };
      };
    };
  };
  deleteCategory: {
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
          components['schemas']['WhereGoodsGo'];
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
  operatorTrades: {
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
            data: components['schemas']['OperatorTrade'][] | null;
          };
        };
      };
    };
  };
  createTrade: {
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
        'application/json': components['schemas']['TradeFields'];
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
  saveTrade: {
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
          components['schemas']['TradeFields'];
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
            data: components['schemas']['OperatorTrade'] | null;
          };
        };
      };
    };
  };
  deleteTrade: {
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
  operatorShopTypes: {
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
            data: components['schemas']['OperatorShopType'][] | null;
          };
        };
      };
    };
  };
  createShopType: {
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
        'application/json': components['schemas']['ShopTypeFields'];
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
  saveShopType: {
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
          components['schemas']['ShopTypeFields'];
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
            data: components['schemas']['OperatorShopType'] | null;
          };
        };
      };
    };
  };
  deleteShopType: {
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
  mallLook: {
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
            data: components['schemas']['MallLook'] | null;
          };
        };
      };
    };
  };
  saveMallLook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VersionOnly'] &
          components['schemas']['LookFields'];
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
            data: components['schemas']['MallLook'] | null;
          };
        };
      };
    };
  };
  operatorBanners: {
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
            data: components['schemas']['OperatorBanner'][] | null;
          };
        };
      };
    };
  };
  createBanner: {
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
        'application/json': components['schemas']['BannerFields'];
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
  saveBanner: {
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
          components['schemas']['BannerFields'];
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
            data: components['schemas']['OperatorBanner'] | null;
          };
        };
      };
    };
  };
  deleteBanner: {
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
  orderBanners: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          slot: 'main' | 'strip';
          /** @description All of them, the first one first */
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
  operatorActivities: {
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
            data: components['schemas']['OperatorActivitySummary'][] | null;
          };
        };
      };
    };
  };
  operatorActivity: {
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
            data: components['schemas']['OperatorActivity'] | null;
          };
        };
      };
    };
  };
  createActivity: {
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
        'application/json': components['schemas']['ActivityFields'];
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
  saveActivity: {
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
          components['schemas']['ActivityFields'];
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
            data: components['schemas']['OperatorActivity'] | null;
          };
        };
      };
    };
  };
  deleteActivity: {
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
  orderActivities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description All of them, the first one first */
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
  previewHome: {
    parameters: {
      query?: {
        /** @description `yyyy-MM-dd HH:mm:ss` in the zone of the mall; by default now */
        at?: string;
        /** @description By default that of the call */
        language?: 'en' | 'zh-CN' | 'es' | 'fr' | 'th' | 'lo';
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
            data: components['schemas']['HomePreview'] | null;
          };
        };
      };
    };
  };
  operatorAgreements: {
    parameters: {
      query?: {
        /** @description Default: all */
        kind?: 'registration' | 'settlement' | 'privacy' | 'delivery' | 'returns';
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
            data: components['schemas']['AgreementVersion'][] | null;
          };
        };
      };
    };
  };
  operatorAgreement: {
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
            data: components['schemas']['OperatorAgreement'] | null;
          };
        };
      };
    };
  };
  createAgreement: {
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
        'application/json': components['schemas']['AgreementFields'];
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
  saveAgreement: {
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
          components['schemas']['AgreementText'];
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
            data: components['schemas']['OperatorAgreement'] | null;
          };
        };
      };
    };
  };
  publishAgreement: {
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
          /**
           * @description In force from then on; null for at once
           * @default null
           */
          fromTime?: string | null;
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
            data: components['schemas']['OperatorAgreement'] | null;
          };
        };
      };
    };
  };
  deleteAgreement: {
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
  findShoppers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email?: string;
          /** @description With `+` and country code */
          phone?: string;
          id?: number;
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
            data: components['schemas']['ShopperSummary'][] | null;
          };
        };
      };
    };
  };
  operatorShopper: {
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
            data: components['schemas']['OperatorShopper'] | null;
          };
        };
      };
    };
  };
  blockShopper: {
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
          /** @description For operators */
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
  unblockShopper: {
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
  endShopperSessions: {
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
  hideReview: {
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
          /** @description For operators and the shop */
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
  showReview: {
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
  operatorHotWords: {
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
            data: components['schemas']['OperatorHotWord'][] | null;
          };
        };
      };
    };
  };
  createHotWord: {
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
        'application/json': components['schemas']['HotWordFields'];
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
  saveHotWord: {
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
          components['schemas']['HotWordFields'];
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
            data: components['schemas']['OperatorHotWord'] | null;
          };
        };
      };
    };
  };
  deleteHotWord: {
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
  operatorSearchWords: {
    parameters: {
      query: {
        kind: 'synonym' | 'stop';
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
            data: components['schemas']['SearchLine'][] | null;
          };
        };
      };
    };
  };
  setSearchWord: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          kind: 'synonym' | 'stop';
          line: string;
          used: boolean;
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
  searchedWords: {
    parameters: {
      query: {
        /** @description With results, or without any */
        found: boolean;
        days?: number;
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
            data: components['schemas']['SearchedWords'][] | null;
          };
        };
      };
    };
  };
  operatorTexts: {
    parameters: {
      query: {
        kind: components['schemas']['TextKind'];
        language: 'en' | 'zh-CN' | 'es' | 'fr' | 'th' | 'lo';
        after?: string;
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
            data: components['schemas']['TextsPart'] | null;
          };
        };
      };
    };
  };
  missingTranslations: {
    parameters: {
      query?: {
        /** @description Default: all but that of the mall */
        language?: 'en' | 'zh-CN' | 'es' | 'fr' | 'th' | 'lo';
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
            data: components['schemas']['MissingTexts'][] | null;
          };
        };
      };
    };
  };
  saveTranslation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          kind: components['schemas']['TextKind'];
          source: string;
          /** @enum {string} */
          language: 'en' | 'zh-CN' | 'es' | 'fr' | 'th' | 'lo';
          text?: string;
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
  operatorPictures: {
    parameters: {
      query?: {
        /** @description Nothing refers to it, or something does; as of the last daily check */
        unused?: boolean;
        /** @description Of one shop only; not needed with a shop's key */
        shopId?: number;
        /** @description Page number, from 1 */
        page?: number;
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
        /** @description `next` of the page before; `page` is not read then */
        after?: number;
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
