import { defineMessages } from 'react-intl';

/** The titles of the sections. */
export const titles = defineMessages({
  mall: { id: 'page.about.mall.title', defaultMessage: 'What this is' },
  shops: { id: 'page.about.shops.title', defaultMessage: 'How shops are checked' },
  reviews: { id: 'page.about.reviews.title', defaultMessage: 'Who writes reviews' },
  contact: { id: 'page.about.contact.title', defaultMessage: 'Contact' },
});

type Named = { mall: string };

export const messages = defineMessages<{
  title: Named;
  independent: Named;
  together: {};
  papers: {};
  shown: {};
  suspended: {};
  reviews: {};
}>({
  title: { id: 'page.about.title', defaultMessage: 'About {mall}' },
  independent: {
    id: 'page.about.mall.independent',
    defaultMessage:
      '{mall} is many independent shops under one roof. Each has a name, and somebody who answers.',
  },
  together: {
    id: 'page.about.mall.together',
    defaultMessage:
      'What they have in common: one cart, one payment, and the same terms for delivery and returns.',
  },
  papers: {
    id: 'page.about.shops.papers',
    defaultMessage:
      'Before a shop opens, people of the mall read its application and its papers: who runs it, with which licence, and how to reach them.',
  },
  shown: {
    id: 'page.about.shops.shown',
    defaultMessage: 'You can read the same on each shop’s page, under “About the shop”.',
  },
  suspended: {
    id: 'page.about.shops.suspended',
    defaultMessage:
      'A shop that does not keep to the terms is suspended: nothing can be bought there, and open orders are settled.',
  },
  reviews: {
    id: 'page.about.reviews.text',
    defaultMessage:
      'Only who has received an item can review it, once. Shops can answer a review, but cannot change or remove it.',
  },
});
