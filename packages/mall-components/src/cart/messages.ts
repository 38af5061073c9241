import { defineMessages, type MessageValue } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'cart.title', defaultMessage: 'Shopping cart' },
    selectAll: { id: 'cart.selectAll', defaultMessage: 'Select all' },
    all: { id: 'cart.all', defaultMessage: 'All' },
    goods: { id: 'cart.goods', defaultMessage: 'Items' },
    price: { id: 'cart.price', defaultMessage: 'Price' },
    quantity: { id: 'cart.quantity', defaultMessage: 'Quantity' },
    lineTotal: { id: 'cart.lineTotal', defaultMessage: 'Subtotal' },
    total: { id: 'cart.total', defaultMessage: 'Total' },
    besides: { id: 'cart.besides', defaultMessage: 'Delivery and coupons come at checkout.' },
    view: { id: 'cart.view', defaultMessage: 'View cart' },
    checkout: { id: 'cart.checkout', defaultMessage: 'Check out' },
    soldOut: { id: 'cart.soldOut', defaultMessage: 'Sold out' },
    invalid: { id: 'cart.invalid', defaultMessage: 'No longer available' },
    clearInvalid: { id: 'cart.clearInvalid', defaultMessage: 'Remove unavailable items' },
    empty: { id: 'cart.empty', defaultMessage: 'Your cart is empty.' },
    keepShopping: { id: 'cart.keepShopping', defaultMessage: 'Keep shopping' },
    failed: { id: 'cart.failed', defaultMessage: 'Your cart could not be loaded.' },
    selectItem: { id: 'cart.selectItem', defaultMessage: 'Please select an item' },
    guest: {
      id: 'cart.guest',
      defaultMessage: 'Sign in to keep these items in your account.',
    },
    signIn: { id: 'cart.signIn', defaultMessage: 'Sign in' },
    deleteTitle: { id: 'cart.deleteTitle', defaultMessage: 'Delete from the cart?' },
    confirmDelete: { id: 'cart.confirmDelete', defaultMessage: 'Delete' },
    clearTitle: { id: 'cart.clearTitle', defaultMessage: 'Remove unavailable items?' },
    unsaved: { id: 'cart.unsaved', defaultMessage: 'This quantity could not be saved.' },
    checkQuantities: {
      id: 'cart.checkQuantities',
      defaultMessage: 'A quantity could not be saved. Nothing has been ordered.',
    },
    cleared: {
      id: 'cart.cleared',
      defaultMessage: 'Unavailable items have been removed from the cart.',
    },
    manage: { id: 'cart.manage', defaultMessage: 'Manage' },
    manageDone: { id: 'cart.manageDone', defaultMessage: 'Done' },
    later: { id: 'cart.later', defaultMessage: 'Save for later' },
    savedTitle: { id: 'cart.savedTitle', defaultMessage: 'Saved for later' },
    collect: { id: 'cart.collect', defaultMessage: 'Move to saved items' },
    moveToCart: { id: 'cart.moveToCart', defaultMessage: 'Move to cart' },
    deleteManyText: {
      id: 'cart.deleteManyText',
      defaultMessage: 'What you have selected will be removed from your cart.',
    },
    removed: { id: 'cart.removed', defaultMessage: 'The shop no longer offers this.' },
    offSale: { id: 'cart.offSale', defaultMessage: 'Not on sale at the moment.' },
    shopClosed: { id: 'cart.shopClosed', defaultMessage: 'The shop is closed at the moment.' },
    reselectTitle: {
      id: 'cart.reselectTitle',
      defaultMessage: 'Choose another specification',
    },
    reselectConfirm: { id: 'cart.reselectConfirm', defaultMessage: 'Change' },
    reselectFailed: {
      id: 'cart.reselectFailed',
      defaultMessage: 'The specifications could not be loaded.',
    },
    reselectJoins: {
      id: 'cart.reselectJoins',
      defaultMessage: 'This is in your cart already. Both become one item.',
    },
    clearText: {
      id: 'cart.clearText',
      defaultMessage: 'These items are no longer available and will be removed from your cart.',
    },
  }),
  ...defineMessages<{
    selectShop: { shop: string };
    selectRow: { name: string };
    remove: { name: string };
    deleteText: { name: string };
    quantityOf: { name: string };
    deleted: { name: string };
    retryRow: { name: string };
    totalOf: { count: number };
    estimatedTotal: { count: number };
    partGoods: { amount: MessageValue };
    partFreight: { amount: MessageValue; to: string; country: string };
    partFree: { to: string; country: string };
    partCoupon: { amount: MessageValue };
    delivery: { amount: string; to: string; country: string };
    freeDelivery: { to: string; country: string };
    notDelivered: { to: string; country: string };
    missingForFree: { amount: string };
    priceDown: { before: string };
    savedSince: { amount: string };
    priceUp: { before: string };
    few: { count: number };
    more: { count: number };
    count: { count: number };
    units: { count: number };
    fewer: { count: number; wanted: number };
    takeRest: { count: number };
    takeRestOf: { count: number; name: string };
    laterOf: { name: string };
    moveToCartOf: { name: string };
    savedOne: { name: string };
    savedMany: { count: number };
    deleteManyTitle: { count: number };
    deletedMany: { count: number };
    manageChosen: { count: number };
    reselect: { name: string; specification: string };
    reselected: { name: string; specification: string };
    reselectNearest: { options: string };
    reselectFewer: { count: number };
  }>({
    more: {
      id: 'cart.more',
      defaultMessage: '{count, plural, one {and # more item} other {and # more items}}',
    },
    units: { id: 'cart.units', defaultMessage: '× {count, number}' },
    fewer: {
      id: 'cart.fewer',
      defaultMessage: 'Only {count, number} left; you want {wanted, number}.',
    },
    takeRest: { id: 'cart.takeRest', defaultMessage: 'Take {count, number}' },
    takeRestOf: { id: 'cart.takeRestOf', defaultMessage: 'Take {count, number} of {name}' },
    laterOf: { id: 'cart.laterOf', defaultMessage: 'Save for later: {name}' },
    moveToCartOf: { id: 'cart.moveToCartOf', defaultMessage: 'Move to cart: {name}' },
    savedOne: { id: 'cart.savedOne', defaultMessage: '“{name}” is saved for later.' },
    savedMany: {
      id: 'cart.savedMany',
      defaultMessage: '{count, plural, one {# item is} other {# items are}} saved for later.',
    },
    deleteManyTitle: {
      id: 'cart.deleteManyTitle',
      defaultMessage: 'Delete {count, plural, one {# item} other {# items}} from the cart?',
    },
    deletedMany: {
      id: 'cart.deletedMany',
      defaultMessage:
        '{count, plural, one {# item has} other {# items have}} been removed from the cart.',
    },
    manageChosen: {
      id: 'cart.manageChosen',
      defaultMessage:
        '{count, plural, =0 {Select what to delete or move} one {# selected} other {# selected}}',
    },
    reselect: {
      id: 'cart.reselect',
      defaultMessage: 'Change the specification of {name}: {specification}',
    },
    reselected: { id: 'cart.reselected', defaultMessage: '“{name}” is now {specification}.' },
    reselectNearest: {
      id: 'cart.reselectNearest',
      defaultMessage: 'The shop does not make this combination. The nearest is {options}.',
    },
    reselectFewer: {
      id: 'cart.reselectFewer',
      defaultMessage: 'Only {count, number} left: the quantity becomes {count, number}.',
    },
    selectShop: { id: 'cart.selectShop', defaultMessage: 'Select all of {shop}' },
    selectRow: { id: 'cart.selectRow', defaultMessage: 'Select {name}' },
    remove: { id: 'cart.remove', defaultMessage: 'Delete {name}' },
    deleteText: {
      id: 'cart.deleteText',
      defaultMessage: '“{name}” will be removed from your cart.',
    },
    quantityOf: { id: 'cart.quantityOf', defaultMessage: 'Quantity of {name}' },
    deleted: { id: 'cart.deleted', defaultMessage: '“{name}” has been removed from the cart.' },
    retryRow: { id: 'cart.retryRow', defaultMessage: 'Try again: {name}' },
    totalOf: {
      id: 'cart.totalOf',
      defaultMessage: 'Total ({count, plural, one {# item} other {# items}})',
    },
    estimatedTotal: {
      id: 'cart.estimatedTotal',
      defaultMessage: 'Estimated total ({count, plural, one {# item} other {# items}})',
    },
    partGoods: { id: 'cart.partGoods', defaultMessage: 'Items {amount}' },
    partFreight: {
      id: 'cart.partFreight',
      defaultMessage: 'Delivery{to, select, country { to {country}} other {}} {amount}',
    },
    partFree: {
      id: 'cart.partFree',
      defaultMessage: 'Free delivery{to, select, country { to {country}} other {}}',
    },
    partCoupon: { id: 'cart.partCoupon', defaultMessage: 'Coupons {amount}' },
    delivery: {
      id: 'cart.delivery',
      defaultMessage: 'Delivery{to, select, country { to {country}} other {}}: {amount}',
    },
    freeDelivery: {
      id: 'cart.freeDelivery',
      defaultMessage: 'Free delivery{to, select, country { to {country}} other {}}',
    },
    notDelivered: {
      id: 'cart.notDelivered',
      defaultMessage:
        'This shop does not deliver{to, select, country { to {country}} other { there}}.',
    },
    missingForFree: {
      id: 'cart.missingForFree',
      defaultMessage: 'Add {amount} more from this shop for free delivery.',
    },
    savedSince: {
      id: 'cart.savedSince',
      defaultMessage: 'You save {amount}: prices have fallen.',
    },
    priceDown: {
      id: 'cart.priceDown',
      defaultMessage: 'The price has dropped. It was {before}.',
    },
    priceUp: { id: 'cart.priceUp', defaultMessage: 'The price has risen. It was {before}.' },
    few: { id: 'cart.few', defaultMessage: 'Only {count, number} left' },
    count: { id: 'cart.count', defaultMessage: '({count, number})' },
  }),
};
