import { pressKeys, radioKeys, stepperKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const skuDocs: PageDocs = {
  summary: 'The part of a goods page that sells: name, price, specification, quantity, buttons.',
  when: ['Once on a goods page, with useSkuChoice for its state, beside a Gallery.'],
  insteadOf: [
    { to: 'change what is in the cart', use: 'ReselectDialog' },
    { to: 'sell from a list', use: 'GoodsGrid with an action in its slots' },
  ],
  pattern: 'Radio Group (for each dimension)',
  keyboard: [...pressKeys, ...radioKeys, ...stepperKeys],
  states: [
    { state: 'In stock', shows: 'The number, in the unit of the shop.' },
    { state: 'Few left', shows: 'How many, in a stronger colour and in words.' },
    {
      state: 'Choice sold out',
      shows: 'The option is crossed out and says so; it can be looked at, not bought.',
    },
    { state: 'All sold out', shows: 'One disabled button in place of two.' },
    { state: 'Without dimensions', shows: 'No picker.' },
    { state: 'Scrolled past', shows: 'A bar with price and both buttons stays in reach.' },
    { state: 'Pending', shows: 'The pressed button is busy; the other stays.' },
  ],
  accessibility: [
    'Each dimension is a group with a name; a sold-out option says “sold out” in its name.',
    'Stock is a status: it is read when the choice changes.',
    'The heart is a toggle with a name.',
  ],
  do: [
    'Start with the specification of the address, so that links can be shared.',
    'Return a promise from onAddToCart and onBuyNow, and show refusals in a toast.',
    'Pass the picture of the chosen one to the Gallery: chosenSrc.',
  ],
  dont: [
    'Do not hide options that are sold out: they show what there is.',
    'Do not count down to create haste.',
  ],
};
