import { defineMessages } from 'react-intl';

/** Labels of the filters for shops and for goods by shop. */
export const filterMessages = defineMessages({
  shopType: { id: 'page.search.shopType', defaultMessage: 'Shop type' },
  trade: { id: 'page.search.trade', defaultMessage: 'Trade' },
  only: { id: 'page.search.only', defaultMessage: 'Only' },
  isSelf: { id: 'page.search.isSelf', defaultMessage: 'Self-operated' },
});
