import { defineMessages } from 'react-intl';

/** The titles of the sections. */
export const titles = defineMessages({
  mall: { id: 'page.about.mall.title', defaultMessage: 'What this is' },
  shops: { id: 'page.about.shops.title', defaultMessage: 'How shops are checked' },
  reviews: { id: 'page.about.reviews.title', defaultMessage: 'Who writes reviews' },
  contact: { id: 'page.about.contact.title', defaultMessage: 'Contact' },
});

type Named = { mall: string };
type Count = { count: number };

export const messages = defineMessages<{
  title: Named;
  independent: Named;
  together: {};
  suspended: {};
  reviews: {};
  shopCount: Count;
  itemCount: Count;
  returnDays: Count;
  apply: {};
  applyText: {};
  read: {};
  readText: {};
  open: {};
  openText: {};
  watch: {};
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
  shopCount: {
    id: 'page.about.fact.shops',
    defaultMessage: '{count, plural, one {shop} other {shops}}',
  },
  itemCount: {
    id: 'page.about.fact.items',
    defaultMessage: '{count, plural, one {item} other {items}}',
  },
  returnDays: {
    id: 'page.about.fact.days',
    defaultMessage: '{count, plural, one {day} other {days}} to return an item',
  },
  apply: { id: 'page.about.shops.apply', defaultMessage: 'It applies' },
  applyText: {
    id: 'page.about.shops.applyText',
    defaultMessage: 'With its trade, its licence, and the name of the person who runs it.',
  },
  read: { id: 'page.about.shops.read', defaultMessage: 'We read' },
  readText: {
    id: 'page.about.shops.readText',
    defaultMessage: 'People of the mall read its application and its papers before it opens.',
  },
  open: { id: 'page.about.shops.open', defaultMessage: 'You can look' },
  openText: {
    id: 'page.about.shops.openText',
    defaultMessage: 'Owner and licences are on each shop’s page, under “About the shop”.',
  },
  watch: { id: 'page.about.shops.watch', defaultMessage: 'We keep watching' },
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
