import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'cart.title', defaultMessage: 'Shopping cart' },
    selectAll: { id: 'cart.selectAll', defaultMessage: 'Select all' },
    goods: { id: 'cart.goods', defaultMessage: 'Goods' },
    price: { id: 'cart.price', defaultMessage: 'Price' },
    quantity: { id: 'cart.quantity', defaultMessage: 'Quantity' },
    lineTotal: { id: 'cart.lineTotal', defaultMessage: 'Subtotal' },
    total: { id: 'cart.total', defaultMessage: 'Total' },
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
      defaultMessage: 'Sign in to keep these goods in your account and to order them.',
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
    chosen: { count: number };
    priceDown: { before: string };
    priceUp: { before: string };
    few: { count: number };
    count: { count: number };
  }>({
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
    chosen: {
      id: 'cart.chosen',
      defaultMessage: '{count, plural, one {# item} other {# items}} selected',
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
