import { defineMessages } from 'react-intl';

/** What shops, and goods by their shops, are narrowed by. */
export const filterMessages = defineMessages({
  shopType: { id: 'page.search.shopType', defaultMessage: 'Shop type' },
  trade: { id: 'page.search.trade', defaultMessage: 'Trade' },
  only: { id: 'page.search.only', defaultMessage: 'Only' },
  isSelf: { id: 'page.search.isSelf', defaultMessage: 'Self-operated' },
});
