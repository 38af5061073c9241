import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'checkout.title', defaultMessage: 'Confirm order' },
    address: { id: 'checkout.address', defaultMessage: 'Delivery address' },
    addAddress: { id: 'checkout.addAddress', defaultMessage: 'Add address' },
    defaultAddress: { id: 'checkout.defaultAddress', defaultMessage: 'Default' },
    fewerAddresses: { id: 'checkout.fewerAddresses', defaultMessage: 'Show fewer' },
    addressMissing: {
      id: 'checkout.addressMissing',
      defaultMessage: 'Please select the delivery address',
    },
    changeAddress: { id: 'checkout.changeAddress', defaultMessage: 'Change address' },
    enterAddress: { id: 'checkout.enterAddress', defaultMessage: 'Enter your address' },
    goods: { id: 'checkout.goods', defaultMessage: 'Items' },
    shopFreight: { id: 'checkout.shopFreight', defaultMessage: 'Delivery' },
    shopSum: { id: 'checkout.shopSum', defaultMessage: 'Subtotal' },
    couponsOfMall: { id: 'checkout.couponsOfMall', defaultMessage: 'From the mall' },
    couponBest: { id: 'checkout.couponBest', defaultMessage: 'Saves most' },
    couponOtherGoods: {
      id: 'checkout.couponOtherGoods',
      defaultMessage: 'It is for other items.',
    },
    couponNotBelowTotal: {
      id: 'checkout.couponNotBelowTotal',
      defaultMessage: 'It is worth as much as these items, or more.',
    },
    couponNotStarted: {
      id: 'checkout.couponNotStarted',
      defaultMessage: 'It is not valid yet.',
    },
    pointsUseless: {
      id: 'checkout.pointsUseless',
      defaultMessage: 'Nothing is left that points could pay for.',
    },
    held: { id: 'checkout.held', defaultMessage: 'Items and prices reserved for you' },
    priceHeld: { id: 'checkout.priceHeld', defaultMessage: 'Prices reserved for you' },
    reservationTime: { id: 'checkout.reservationTime', defaultMessage: 'Time left' },
    reservationReminder: {
      id: 'checkout.reservationReminder',
      defaultMessage: 'One more minute until prices and stock are no longer reserved',
    },
    reservationEnded: {
      id: 'checkout.reservationEnded',
      defaultMessage:
        'Prices and stock are no longer reserved. Reserve them again; what you entered stays.',
    },
    renew: { id: 'checkout.renew', defaultMessage: 'Reserve again' },
    noCoupon: { id: 'checkout.noCoupon', defaultMessage: 'Use no coupon' },
    couponNone: {
      id: 'checkout.couponNone',
      defaultMessage: 'None of your coupons apply to this order.',
    },
    couponAny: { id: 'checkout.couponAny', defaultMessage: 'No minimum' },
    payment: { id: 'checkout.payment', defaultMessage: 'Payment method' },
    paymentNone: {
      id: 'checkout.paymentNone',
      defaultMessage:
        'No payment method is available right now. Your cart is saved; please try again later.',
    },
    paymentMissing: {
      id: 'checkout.paymentMissing',
      defaultMessage: 'Please select payment method',
    },
    card: { id: 'checkout.card', defaultMessage: 'Bank card' },
    cardDetail: { id: 'checkout.cardDetail', defaultMessage: 'Credit or debit, secured by Stripe' },
    paypal: { id: 'checkout.paypal', defaultMessage: 'PayPal' },
    paypalDetail: { id: 'checkout.paypalDetail', defaultMessage: 'You confirm on PayPal’s page' },
    wechat: { id: 'checkout.wechat', defaultMessage: 'WeChat Pay' },
    wechatDetail: { id: 'checkout.wechatDetail', defaultMessage: 'Scan a code with your phone' },
    delivery: { id: 'checkout.delivery', defaultMessage: 'Cash on delivery' },
    deliveryDetail: {
      id: 'checkout.deliveryDetail',
      defaultMessage: 'Pay when the parcel arrives',
    },
    deliveryVirtual: {
      id: 'checkout.deliveryVirtual',
      defaultMessage: 'Cash on delivery is not offered for items that are not shipped.',
    },
    upi: { id: 'checkout.upi', defaultMessage: 'UPI' },
    upiDetail: { id: 'checkout.upiDetail', defaultMessage: 'Scan a code with your UPI app' },
    test: { id: 'checkout.test', defaultMessage: 'Test payment' },
    testDetail: {
      id: 'checkout.testDetail',
      defaultMessage: 'For testing only: no money is charged',
    },
    notes: { id: 'checkout.notes', defaultMessage: 'Notes' },
    couponsChange: { id: 'checkout.couponsChange', defaultMessage: 'Change' },
    couponsChoose: { id: 'checkout.couponsChoose', defaultMessage: 'Choose' },
    notePlaceholder: {
      id: 'checkout.notePlaceholder',
      defaultMessage: 'Requests for packing or delivery',
    },
    totals: { id: 'checkout.sums', defaultMessage: 'Order total' },
    sumCoupon: { id: 'checkout.sumCoupon', defaultMessage: 'Coupon' },
    sumPoints: { id: 'checkout.sumPoints', defaultMessage: 'Points' },
    sumFreight: { id: 'checkout.sumFreight', defaultMessage: 'Delivery' },
    sumPay: { id: 'checkout.sumPay', defaultMessage: 'To pay' },
    submitFailed: {
      id: 'checkout.submitFailed',
      defaultMessage: 'The order could not be placed. You have not been charged; please try again.',
    },
    split: {
      id: 'checkout.split',
      defaultMessage: 'Each shop sends its own parcel.',
    },
    loading: { id: 'checkout.loading', defaultMessage: 'Loading the order' },
    failed: { id: 'checkout.failed', defaultMessage: 'The order could not be loaded.' },
    expired: {
      id: 'checkout.expired',
      defaultMessage: 'This order was not placed in time, so its prices are no longer reserved.',
    },
    toCart: { id: 'checkout.toCart', defaultMessage: 'Back to the cart' },
  }),
  ...defineMessages<{
    deliveryOf: { shop: string };
    phoneNumber: { dialCode: string; phone: string };
    note: { shop: string };
    couponsOfShop: { shop: string };
    couponsUnfit: { count: number };
    couponBelowMinimum: { amount: string };
    usePoints: { count: number; amount: string };
    pointsBalance: { count: number };
    freeFreightFrom: { amount: string };
    couponMinimum: { amount: string };
    couponUntil: { date: string };
    pay: { amount: string };
    place: { amount: string };
    addNote: { shop: string };
    sumGoods: { count: number };
    couponsSave: { count: number; amount: string };
    couponsFit: { count: number };
    deliveryMost: { amount: string };
    newTotal: { amount: string };
    priceChanged: { former: string; current: string };
    quantity: { count: number };
  }>({
    deliveryOf: { id: 'checkout.deliveryOf', defaultMessage: 'How {shop} delivers' },
    phoneNumber: { id: 'checkout.phoneNumber', defaultMessage: '+{dialCode} {phone}' },
    note: { id: 'checkout.note', defaultMessage: 'Message to {shop}' },
    couponsOfShop: { id: 'checkout.couponsOfShop', defaultMessage: 'From {shop}' },
    couponsUnfit: {
      id: 'checkout.couponsUnfit',
      defaultMessage:
        '{count, plural, one {# coupon does not fit this order} other {# coupons do not fit this order}}',
    },
    couponBelowMinimum: {
      id: 'checkout.couponBelowMinimum',
      defaultMessage: 'It needs {amount} more of the items it is for.',
    },
    usePoints: {
      id: 'checkout.usePoints',
      defaultMessage: 'Pay {amount} with {count, plural, one {# point} other {# points}}',
    },
    pointsBalance: {
      id: 'checkout.pointsBalance',
      defaultMessage: 'You have {count, plural, one {# point} other {# points}}.',
    },
    freeFreightFrom: {
      id: 'checkout.freeFreightFrom',
      defaultMessage: 'Free with {amount} more from this shop',
    },
    couponMinimum: { id: 'checkout.couponMinimum', defaultMessage: 'From {amount}' },
    couponUntil: { id: 'checkout.couponUntil', defaultMessage: 'until {date}' },
    newTotal: { id: 'checkout.newTotal', defaultMessage: 'To pay now: {amount}' },
    priceChanged: {
      id: 'checkout.priceChanged',
      defaultMessage:
        'The price has changed: it was {former}, now it is {current}. Please check it before you order.',
    },
    deliveryMost: {
      id: 'checkout.deliveryMost',
      defaultMessage: 'Cash on delivery is offered for orders of up to {amount}.',
    },
    pay: { id: 'checkout.pay', defaultMessage: 'Pay {amount}' },
    place: { id: 'checkout.place', defaultMessage: 'Place order · {amount}' },
    addNote: { id: 'checkout.addNote', defaultMessage: 'Add a note for {shop}' },
    sumGoods: {
      id: 'checkout.sumGoods',
      defaultMessage: '{count, plural, =0 {Items} one {# item} other {# items}}',
    },
    couponsSave: {
      id: 'checkout.couponsSave',
      defaultMessage: '{count, plural, one {# coupon saves} other {# coupons save}} {amount}',
    },
    couponsFit: {
      id: 'checkout.couponsFit',
      defaultMessage: '{count, plural, one {# coupon fits} other {# coupons fit}} this order',
    },
    quantity: {
      id: 'checkout.quantity',
      defaultMessage: '{count, plural, one {# item} other {# items}}',
    },
  }),
};
