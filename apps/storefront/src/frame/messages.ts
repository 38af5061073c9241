import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  mallName: { id: 'page.mallName', defaultMessage: 'Vermilion' },
  loading: { id: 'page.loading', defaultMessage: 'Loading page' },
  notices: { id: 'page.notices', defaultMessage: 'Messages' },
  dismiss: { id: 'page.dismiss', defaultMessage: 'Dismiss' },
});
