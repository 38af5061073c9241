import { pressKeys } from '../docs/keys';
import type { PageDocs } from '../docs/page-docs';

export const shopDocs: PageDocs = {
  summary: 'The head of all pages of a shop: banner, logo, name, facts, follow.',
  when: ['On every page of a shop, with ShopBar below it.'],
  insteadOf: [{ to: 'name the shop beside goods', use: 'ShopCard' }],
  keyboard: [
    ...pressKeys,
    { keys: ['Escape'], does: 'In the panel of opening hours: closes it and returns focus.' },
  ],
  states: [
    { state: 'Following', shows: 'A filled heart and “Following”; the button is pressed.' },
    { state: 'Pending', shows: 'The button is busy.' },
    { state: 'New shop', shows: 'No rating, no followers; the logo in place of the banner.' },
    { state: 'Long name', shows: 'Wraps; the buttons move below.' },
  ],
  accessibility: [
    'The name is the heading of the page.',
    'Follow is a toggle that says whether it is pressed.',
    'Opening hours are a dialog with a name.',
  ],
  do: ['Put contact and hours into children.'],
  dont: ['Do not write text into the banner: it is cut on phones.'],
};
