import { pressKeys } from '../../docs/keys';
import type { PageDocs } from '../../docs/page-docs';

export const savedGoodsDocs: PageDocs = {
  summary: 'The list of goods saved for later, below the cart.',
  when: ['Below the rows of the cart, also of an empty one; CartView shows it with later.'],
  insteadOf: [{ to: 'keep goods for good', use: 'CollectionView' }],
  keyboard: pressKeys,
  states: [
    { state: 'Price changed', shows: 'What it was when the goods were saved.' },
    {
      state: 'Sold out or gone',
      shows: 'The reason in place of the button that moves it to the cart.',
    },
    { state: 'Moving', shows: 'The button of the row is busy.' },
    { state: 'Empty', shows: 'Nothing at all.' },
  ],
  accessibility: [
    'The section is named by its heading, which has the number of items.',
    'Buttons are named with their goods: “Move to cart: Stoneware mug”.',
  ],
  do: ['Keep the chosen specification with the row.'],
  dont: ['Do not count saved goods in the total or in the badge of the cart.'],
};
