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
     * The key that calls
     * @description Which key this is, and what it may do. Errors: 401.
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
     * Keys, newest first, the revoked ones too
     * @description A key of a shop sees the keys of its shop. Errors: 400, 401, 403.
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
     * Make a key
     * @description The answer is the only place where the key itself ever stands. A key gives no scope that it
     *     does not have, and a key of a shop makes keys of its shop only. Errors: 400, 401, 403; 500
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
     * End a key
     * @description At once and for good; ending it again changes nothing. Errors: 401, 403; 500 when there is
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
     * What operators did, newest first
     * @description A key of a shop sees what was done with keys of its shop, and what others did to things of
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
     * Paid orders, and those to be paid on delivery, newest first
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
     * @description With a courier company and its waybill, with a person of the shop who brings it, or, of goods
     *     that are not shipped, by the code or text that the shopper reads on the order. Where the order
     *     has a `deliveryMethod` it is to be that one. The shopper gets a mail. Errors: 400, 401, 403; 500 when there is no such order, or it is
     *     unpaid, shipped already or under refund.
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
     * Report where an order is
     * @description An event of the way, shown to the shopper. Reported again, with the same time and text, it
     *     is kept once. Errors: 400, 401, 403; 500 when there is no such order or it is not on its
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
     * Confirm that the courier has handed an order over and has its money
     * @description For orders that are paid on delivery: the order is paid and received from this moment. Errors:
     *     401, 403; 500 when there is no such order, it is not on its way, or it was paid in advance.
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
     * Cancel an order that was to be paid on delivery
     * @description Before it is shipped, or when the courier could not hand it over. Coupons and points go back to
     *     the shopper; stock that was not shipped goes back to the shelf. Errors: 401, 403; 500 when there
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
     * @description Received goods are to be sent back first, where the policy says so; else the money is on its way
     *     back from this moment. Of several decisions at once one counts.
     *     Errors: 401, 403; 500 when there is no such refund, it is decided, or no payment holds the
     *     money.
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
     * Confirm that the goods of an accepted refund have arrived
     * @description The money is on its way back from this moment. Errors: 401, 403; 500 when there is no such refund,
     *     its goods are not on their way, or no payment holds the money.
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
     * Confirm that the shop has paid a refund back by itself
     * @description For what a courier collected: no provider holds that money. The refund is done from this moment.
     *     Errors: 401, 403; 500 when there is no such refund, it is not accepted yet, or a provider gives
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
     * @description The shopper reads the reason and can apply again. Goods on their way back are refused, too, when
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
     * @description Shown below the review to everybody. A review has one reply; sent again it changes nothing.
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
     * What shoppers find by words, and why in this order
     * @description A key of a shop sees its own goods alone. Nothing is noted of it as a search. Errors: 400, 401,
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
     * @description Also those that are off sale. Errors: 400, 401, 403.
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
     * Put goods on sale or take them off
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
     * Set what is in stock
     * @description Only if there are `expected` units at this moment: what was sold since somebody looked is
     *     not undone. Sent again it changes nothing. Errors: 400, 401, 403; 500 when there is no such
     *     sku or its stock is another.
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
     * Add units to the stock or take some out
     * @description Sent again with the same `Idempotency-Key` it changes nothing, whenever that is. Errors:
     *     400, also when the key belongs to another request; 401, 403; 500 when there is no such sku,
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
     * @description Only if the price is `expected` at this moment. Goods show the lowest price of their skus;
     *     an original price that is no longer higher goes. Orders that were placed keep their price.
     *     Errors: 400, 401, 403; 500 when there is no such sku or its price is another.
     */
    post: operations['setPrice'];
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
     * A batch of skus with everything that an import takes
     * @description In the order of their ids; the next batch begins after `next`. Errors: 400, 401, 403.
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
     * @description A row names its sku, and what shall be; fields that `columns` does not name stay as they
     *     are. Rows are carried out or refused one by one, and the same batch sent again changes
     *     nothing. `stock` is set only if there are still `stockBefore` units; where both are equal it
     *     stays as it is. Errors: 400, 401, 403.
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
     * @description A key of a shop sees its own. Errors: 400, 401, 403.
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
     * @description Goods of a closed shop are not on show and cannot be ordered. Errors: 400, 401, 403; 500
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
     * Say how a shop delivers
     * @description What the shopper chooses from, the first unless chosen. Orders that are placed keep theirs. Goods
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
     * Say whether goods are shipped
     * @description Goods that are not shipped cost no freight, need no address, and are delivered by a text that the
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
     * Applications to open a shop, the one that waits longest first
     * @description A key of a shop sees none. Errors: 400, 401, 403.
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
     * @description The applicant is told by mail and gets the key of the shop for this API on the page of the
     *     application. Sent again it answers with the same shop. Errors: 401, 403; 500 when there is no
     *     such application, it was refused or withdrawn, or a shop has its name or e-mail address.
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
     * @description The applicant reads the reason, may change the application and send it again. Errors: 400, 401,
     *     403; 500 when there is no such application or it does not await its review.
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
     * Give a coupon to an account
     * @description By the id of the account or its e-mail. An account has a coupon once: given again it changes
     *     nothing. A key of a shop gives coupons of its shop, to accounts that have ordered there.
     *     Errors: 400, 401, 403; 500 when there is no such coupon or account, or none is left.
     */
    post: operations['grantCoupon'];
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
     * @description What a key may do
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
      | 'keys:manage'
      | 'audit:read';
    OperatorKey: {
      id: number;
      name: string;
      /** @description How the key begins, to tell keys apart */
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
      /** @description The key itself, `vmo_…`; the server keeps its hash only */
      key: string;
    };
    OperatorKeyPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description One thing that was done, or that a rule refused. Nothing personal */
    AuditEntry: {
      id: number;
      time: components['schemas']['DateTime'];
      /** @description null when it was done on the server itself */
      keyId: number | null;
      keyName: string | null;
      /** @description Whose thing it is; null for the mall */
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description Decimal amount with two places, `"12.50"` */
    Money: string;
    /** @description Decimal amount with two places, or null when there is none */
    MoneyOrNull: string | null;
    /** @description `yyyy-MM-dd HH:mm:ss` in the zone of the mall */
    DateTime: string;
    /** @description `yyyy-MM-dd HH:mm:ss` in the zone of the mall, or null */
    DateTimeOrNull: string | null;
    Email: string;
    /**
     * @description `courier` a courier company with a waybill, `shopCourier` a person of the shop, `virtual` goods that
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
      quantity: number;
    };
    /**
     * @description An order of one shop that is paid, or to be paid on delivery, with where it goes. Only one that is
     *     paid on delivery can be `cancelled`.
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
      payPrice: components['schemas']['Money'];
      /** @description `cod` is cash on delivery */
      payType?: string;
      /** @description What the courier takes at the door; null when that is nothing */
      collect?: components['schemas']['MoneyOrNull'];
      receiver: string;
      phone: string;
      address: string;
      /** @description What the shopper wrote with the order */
      note: string;
      /** @description How it is to be shipped, or was; null when the shop may choose */
      deliveryMethod?: components['schemas']['DeliveryMethod'] | null;
      /** @description Courier company or courier */
      deliveryName: string | null;
      /** @description Waybill or phone of the courier */
      deliveryId: string | null;
      lines: components['schemas']['OperatorOrderLine'][];
    };
    OperatorOrderPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description 0 waiting for the shop, 1 refused, withdrawn or lapsed, 2 refunding, 3 refunded, 4 accepted: the goods are to be sent back, 5 they are on their way */
      status: number;
      /** @description With status 1: the shopper took it back */
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
       * @description `shop`: the courier had taken the money, and the shop gives it back by itself
       * @enum {string}
       */
      paidBackBy?: 'provider' | 'shop';
      /** @description The courier of goods that come back */
      returnCompany?: string | null;
      returnWaybill?: string | null;
      createTime: components['schemas']['DateTime'];
      decisionTime: components['schemas']['DateTimeOrNull'];
    };
    OperatorRefundPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
    /** @description A sku and what an import can change of it and its goods */
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
      /** @description Skus behind this batch */
      left: number;
    };
    /**
     * @description Every field but `line` and `skuId` as text, as it stands in a file: what is wrong with one
     *     is told with the line, and the others are carried out.
     */
    ImportRow: {
      /** @description Where it stands in the file */
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
      /** @description Rows that changed something, or would */
      changed: number;
      unchanged: number;
      /** @description Of rows that were not carried out */
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description null when there are as many as are wanted */
      left: number | null;
    };
    OperatorCouponPage: {
      /**
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description Until when it can be used */
      endTime: components['schemas']['DateTime'];
    };
    ExplainedHit: {
      id: number;
      name: string;
      /** @description The sum of the points */
      score: number;
      /**
       * @description What they are given for: each word by the best place where it stands, the exact phrase, what
       *     was sold, the rating, the stock, the language of the name, how new it is. Empty where very
       *     many goods fit: these come in the mall's own order.
       */
      points: {
        for: string;
        points: number;
      }[];
    };
    ExplainedSearch: {
      total: number;
      /** @description What was searched for instead */
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
       * @description Rows on all pages. Long lists are counted to 1,000 only: a larger total means "at
       *     least so many", and grows with the pages that were looked at.
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
      /** @description Answer */
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
      /** @description Answer */
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
          /** @description For whom or what it is */
          name: string;
          scopes: components['schemas']['OperatorScope'][];
          /** @description Binds the key to a shop */
          shopId?: number | null;
        };
      };
    };
    responses: {
      /** @description Answer */
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
      /** @description Answer */
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
        /** @description Of one shop only; a key of a shop needs no such */
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
      /** @description Answer */
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
      /** @description Answer */
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
          /** @description What is delivered of goods that are not shipped, such as a code */
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
          /** @description `yyyy-MM-dd HH:mm:ss` in the zone of the mall */
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
        /** @description In one state only: 0 waiting for the shop, 1 refused, withdrawn or lapsed, 2 refunding, 3 refunded, 4 accepted: the goods are to be sent back, 5 they are on their way */
        status?: number;
        /** @description Of one shop only; a key of a shop needs no such */
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
      /** @description Answer */
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
  operatorReviews: {
    parameters: {
      query?: {
        /** @description With a reply, or without one */
        replied?: boolean;
        /** @description Of one shop only; a key of a shop needs no such */
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
      /** @description Answer */
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
        /** @description As a shopper types it */
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
      /** @description Answer */
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
        /** @description Of one shop only; a key of a shop needs no such */
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
      /** @description Answer */
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
          /** @description What it is now */
          expected: number;
        };
      };
    };
    responses: {
      /** @description Answer */
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
        /** @description A name for this change, e.g. the number of a delivery note, used for no other */
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
          /** @description Negative takes out */
          by: number;
        };
      };
    };
    responses: {
      /** @description Answer */
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
      /** @description Answer */
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
  exportGoods: {
    parameters: {
      query?: {
        /** @description Id of the last sku that is known already */
        after?: number;
        /** @description Skus in the batch */
        size?: number;
        /** @description Of one shop only; a key of a shop needs no such */
        shopId?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Answer */
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
           * @description Check everything, change nothing
           * @default false
           */
          dryRun?: boolean;
          /** @description What the rows say; an absent field of these is empty */
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
      /** @description Answer */
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
      /** @description Answer */
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
          /** @description Freight of a parcel that somebody of the shop brings; as by a courier when absent */
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
      /** @description Answer */
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
      /** @description Answer */
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
      /** @description Answer */
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
}
