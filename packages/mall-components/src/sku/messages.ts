import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    soldOut: { id: 'sku.soldOut', defaultMessage: 'Sold out' },
    price: { id: 'sku.price', defaultMessage: 'Price' },
    sales: { id: 'sku.sales', defaultMessage: 'Sales' },
    quantity: { id: 'sku.quantity', defaultMessage: 'Quantity' },
    decrease: { id: 'sku.decrease', defaultMessage: 'One less' },
    increase: { id: 'sku.increase', defaultMessage: 'One more' },
    addToCart: { id: 'sku.addToCart', defaultMessage: 'Add to cart' },
    buyNow: { id: 'sku.buyNow', defaultMessage: 'Buy now' },
    buyBar: { id: 'sku.buyBar', defaultMessage: 'Buy this item' },
    collect: { id: 'sku.collect', defaultMessage: 'Save' },
    collected: { id: 'sku.collected', defaultMessage: 'Saved' },
    otherChoice: {
      id: 'sku.otherChoice',
      defaultMessage: 'This choice is sold out. Please choose another one.',
    },
    allSoldOut: { id: 'sku.allSoldOut', defaultMessage: 'This item is sold out.' },
    tellMe: { id: 'sku.tellMe', defaultMessage: 'Tell me when it is back' },
    stopWaiting: { id: 'sku.stopWaiting', defaultMessage: 'Stop waiting' },
    willTell: { id: 'sku.willTell', defaultMessage: 'We will email you once when it is back.' },
  }),
  ...defineMessages<{
    stock: { count: number; unit: string };
    stockPlain: { count: number };
    few: { count: number };
    option: { option: string };
    decreaseOf: { name: string };
    increaseOf: { name: string };
    pieces: { count: number };
  }>({
    stock: { id: 'sku.stock', defaultMessage: '{count, number} {unit} in stock' },
    stockPlain: { id: 'sku.stockPlain', defaultMessage: '{count, number} in stock' },
    few: { id: 'sku.few', defaultMessage: 'Only {count, number} left' },
    option: { id: 'sku.option', defaultMessage: '{option}, sold out' },
    decreaseOf: { id: 'sku.decreaseOf', defaultMessage: 'One less of {name}' },
    increaseOf: { id: 'sku.increaseOf', defaultMessage: 'One more of {name}' },
    pieces: { id: 'sku.pieces', defaultMessage: '{count, number} sold' },
  }),
};
