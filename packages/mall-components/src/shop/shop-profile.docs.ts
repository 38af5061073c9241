import type { PageDocs } from '../docs/page-docs';

export const shopProfileDocs: PageDocs = {
  summary: 'What a shop says of itself, its facts and opening hours.',
  when: ['On the page “about the shop”.'],
  insteadOf: [
    { to: 'show a shop in a list', use: 'ShopTiles' },
    { to: 'show owner and licences', use: 'ShopLicences' },
  ],
  keyboard: 'none',
  states: [
    { state: 'Whole', shows: 'Introduction, since when, type, hours.' },
    {
      state: 'Says nothing',
      shows: 'That the shop has not written anything; only facts that are known.',
    },
  ],
  accessibility: [
    'Facts are a description list.',
    'The introduction carries its language and direction.',
  ],
  do: [
    'Leave out what is unknown.',
    'Show it below the ShopHeader, which has rating and followers.',
  ],
  dont: ['Do not allow HTML in the introduction.'],
};
