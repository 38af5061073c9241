import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  others: { id: 'page.goods.others', defaultMessage: 'More from this shop' },
});
