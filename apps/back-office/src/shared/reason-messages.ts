import { defineMessages } from 'react-intl';

export const reasonMessages = defineMessages({
  reason: { id: 'office.why', defaultMessage: 'Reason' },
  usual: { id: 'office.why.usual', defaultMessage: 'Usual reasons' },
  choose: { id: 'office.why.choose', defaultMessage: 'Choose one, or write your own' },
});
