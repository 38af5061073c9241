import type { PageDocs } from '../docs/page-docs';

export const helpDocs: PageDocs = {
  summary:
    'Boxes at the edge of the window: service, the page on a phone, opening a shop, back to top.',
  when: ['Once on every page, before the footer.'],
  insteadOf: [
    { to: 'contact a shop', use: 'ShopContactButton' },
    { to: 'share a page', use: 'ShareMenu' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the boxes; each shows its panel while focused.' },
    { keys: ['Enter', 'Space'], does: 'On a box: activates it, or follows its link with Enter.' },
    { keys: ['Escape'], does: 'Closes the panel; focus stays on the box.' },
  ],
  states: [
    { state: 'Whole', shows: 'Every box for which there is something: no contact, no box.' },
    { state: 'Open', shows: 'Phone, e-mail or chat; the code of the page.' },
    { state: 'Narrow window', shows: 'A row in the page, which covers nothing.' },
  ],
  accessibility: [
    'It is a region with a name; panels describe their boxes.',
    '“Top” also moves focus to main.',
    'The code of a page is an image with a name; the address is in the bar of the browser.',
  ],
  do: ['Pass the absolute URL: a phone opens it elsewhere.'],
  dont: ['Do not open a chat by itself.'],
};
