import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const shopTilesDocs: PageDocs = {
  summary: 'Shops with banner, introduction and three bestsellers, two in a row.',
  when: ['On the shop street.'],
  insteadOf: [
    { to: 'name the shop of goods', use: 'ShopCard' },
    { to: 'show followed shops', use: 'CollectionView' },
  ],
  keyboard: pressKeys,
  states: [
    { state: 'Several', shows: 'The first two load their banner at once.' },
    { state: 'Nothing yet', shows: 'A shop without goods, rating or text keeps the shape.' },
    { state: 'Long name', shows: 'Wraps; the introduction ends after three lines.' },
    { state: 'None', shows: 'That no shop is like that, and your action.' },
  ],
  accessibility: [
    'Each shop is an article with a heading that is the link.',
    'Goods are links named by the goods.',
  ],
  do: ['Give emptyAction a link that clears the filters.'],
  dont: ['Do not rank shops by who pays without saying so.'],
};
