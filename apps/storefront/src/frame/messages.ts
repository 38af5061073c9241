import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  mallName: {};
  title: { title: string; mall: string };
  homeTitle: { mall: string };
  description: { mall: string };
  loading: {};
  notices: {};
  dismiss: {};
  address: {};
  copyright: { year: string; mall: string };
}>({
  mallName: { id: 'page.mallName', defaultMessage: 'Vermilion' },
  title: { id: 'page.title', defaultMessage: '{title} · {mall}' },
  homeTitle: { id: 'page.homeTitle', defaultMessage: '{mall} · Many shops, one mall' },
  description: {
    id: 'page.description',
    defaultMessage:
      'Shop at {mall}: many independent shops under one roof, real stock and prices, one cart and one checkout.',
  },
  loading: { id: 'page.loading', defaultMessage: 'Loading page' },
  notices: { id: 'page.notices', defaultMessage: 'Messages (F6)' },
  dismiss: { id: 'page.dismiss', defaultMessage: 'Dismiss' },
  address: { id: 'page.address', defaultMessage: '18 Cinnabar Lane, Harbour District' },
  copyright: { id: 'page.copyright', defaultMessage: '© {year} {mall}. All rights reserved.' },
});
