import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ until: { date: Date } }>({
  until: { id: 'home.activityUntil', defaultMessage: 'Until {date, date, medium}' },
});
