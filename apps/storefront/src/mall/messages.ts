import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: { title: string; mall: string };
  homeTitle: { mall: string };
  description: { mall: string };
  loading: {};
  notices: {};
  dismiss: {};
  done: {};
  warning: {};
  error: {};
  noScripts: {};
  copyright: { year: string; mall: string };
}>({
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
  done: { id: 'page.done', defaultMessage: 'Done' },
  warning: { id: 'page.warning', defaultMessage: 'Warning' },
  error: { id: 'page.error', defaultMessage: 'Error' },
  noScripts: {
    id: 'page.noScripts',
    defaultMessage:
      'Scripts are switched off in this browser. You can browse and search; the cart and checkout need them.',
  },
  copyright: { id: 'page.copyright', defaultMessage: '© {year} {mall}. All rights reserved.' },
});
