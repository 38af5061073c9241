import type { FooterColumn } from '@vermilion/mall-components/footer';
import { defineMessages, type IntlShape } from 'react-intl';
import { CONSENT_HASH } from '../page-params/consent';
import { paths } from '../page-params/paths';

const messages = defineMessages({
  shopping: { id: 'page.footer.shopping', defaultMessage: 'Shopping' },
  allGoods: { id: 'page.footer.allGoods', defaultMessage: 'All items' },
  bestsellers: { id: 'page.footer.bestsellers', defaultMessage: 'Bestsellers' },
  street: { id: 'page.footer.street', defaultMessage: 'Shop street' },
  shops: { id: 'page.footer.shops', defaultMessage: 'All shops' },
  help: { id: 'page.footer.help', defaultMessage: 'Help' },
  centre: { id: 'page.footer.centre', defaultMessage: 'Help and contact' },
  paying: { id: 'page.footer.paying', defaultMessage: 'Paying' },
  account: { id: 'page.footer.account', defaultMessage: 'My account' },
  orders: { id: 'page.footer.orders', defaultMessage: 'My orders' },
  delivery: { id: 'page.footer.delivery', defaultMessage: 'Delivery and returns' },
  guide: { id: 'page.footer.guide', defaultMessage: 'Guide to delivery and returns' },
  parcels: { id: 'page.footer.parcels', defaultMessage: 'Track a parcel' },
  addresses: { id: 'page.footer.addresses', defaultMessage: 'Delivery addresses' },
  sell: { id: 'page.footer.sell', defaultMessage: 'Sell here' },
  open: { id: 'page.footer.open', defaultMessage: 'Open a shop' },
  applications: { id: 'page.footer.applications', defaultMessage: 'My applications' },
  about: { id: 'page.footer.about', defaultMessage: 'About and privacy' },
  mall: { id: 'page.footer.mall', defaultMessage: 'About the mall' },
  checked: { id: 'page.footer.checked', defaultMessage: 'How shops are checked' },
  privacy: { id: 'page.footer.privacy', defaultMessage: 'User privacy agreement' },
  consent: { id: 'page.footer.consent', defaultMessage: 'Scripts of other companies' },
});

type Name = keyof typeof messages;

/** Links to pages of this mall, grouped under titles, by message name. */
const columns: [title: Name, links: [label: Name, href: string][]][] = [
  [
    'shopping',
    [
      ['allGoods', paths.search()],
      ['bestsellers', paths.leaderboard()],
      ['street', paths.shopStreet()],
      ['shops', paths.moreShops()],
    ],
  ],
  [
    'help',
    [
      ['centre', paths.help()],
      ['paying', paths.paying()],
      ['account', paths.account()],
      ['orders', paths.orders()],
    ],
  ],
  [
    'delivery',
    [
      ['guide', paths.deliveryReturns()],
      ['parcels', paths.orders('toReceive')],
      ['addresses', paths.addresses()],
    ],
  ],
  [
    'sell',
    [
      ['open', paths.settlement()],
      ['applications', paths.applications()],
    ],
  ],
  [
    'about',
    [
      ['mall', paths.aboutMall()],
      ['checked', `${paths.aboutMall()}#shops`],
      ['privacy', paths.privacy()],
      ['consent', paths.privacy() + CONSENT_HASH],
    ],
  ],
];

/** The columns of the footer; only links to existing pages, and to the question of consent where there is one. */
export const footerColumns = (intl: IntlShape, asksConsent: boolean): FooterColumn[] =>
  columns.map(([title, links]) => ({
    id: title,
    title: intl.formatMessage(messages[title]),
    links: links
      .filter(([label]) => asksConsent || label !== 'consent')
      .map(([label, href]) => ({ label: intl.formatMessage(messages[label]), href })),
  }));
