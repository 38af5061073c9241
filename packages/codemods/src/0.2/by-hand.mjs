/** Props that need a person, by package and component: what to do. */
export const props = {
  'mall-components': {
    AddressPicker: { ref: 'takes an id instead of a ref' },
    CartShopGroup: { onQuantityChange: 'receives ({ rowId, quantity }, detail)' },
    CheckoutView: {
      couponId: 'is couponIds, an array',
      onCouponChange: 'is onCouponsChange, and receives an array',
      onSubmit: 'receives notes, one for each shop, instead of note and couponId',
    },
    CouponPicker: {
      couponId: 'is couponIds, an array',
      onCouponChange: 'is onCouponsChange, and receives an array',
    },
    Header: {
      language: 'is a prop of topBar',
      pageHref: 'is part of topBar.mobile',
      topBar: 'has settle and mobile for settleHref and mobileHref',
    },
    Hero: { categories: 'is panel, an element: <CategoryPanel categories={…} />' },
    MallSettingsProvider: { currencySymbol: 'is currency, an ISO 4217 code' },
    PaymentMethods: { ref: 'takes an id instead of a ref' },
    PaymentResultView: { orderHref: 'is orders={[{ orderNo, href }]}' },
    ReviewFilters: {
      counts: 'is part of summary',
      level: 'is part of value',
      onChange: 'is onValueChange, and receives the whole filter',
    },
    ShopHeader: {
      currentSection: 'is a prop of ShopBar',
      onService: 'is a ShopContactButton, a child',
      sections: 'is a prop of ShopBar',
    },
    TopBar: { mobileHref: 'is part of mobile', settleHref: 'is part of settle' },
  },
};

/** Exports that need a person, by package: what to do. */
export const exports = {
  'design-system': {
    TableLoading: 'is gone: Table has pendingLabel and pendingRows',
  },
  'mall-components': {
    CartLink: 'is CartMenu',
    LoginActions: 'has signInAsVisitor for enterAsVisitor',
    MINOR_UNITS: 'is gone: useMoneyFormat() knows the decimals',
    MoneyParts: 'has integer and fraction for whole and decimals',
    PageCode: 'is gone: topBar.mobile shows the QR code',
    formatMoney: 'takes a currency in place of the symbol',
    moneyParts: 'is gone: useMoneyFormat() and moneyFormat() replace it',
    useCartQuantities: 'returns problems, and flush resolves to whether all is saved',
  },
  'api-client': {
    MallError: 'has kind for reason, and reason for fault',
  },
};
