import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'office.slips', defaultMessage: 'Packing slips' },
    hint: {
      id: 'office.slips.hint',
      defaultMessage: 'Each slip begins on a page of its own when it is printed.',
    },
    print: { id: 'office.slips.print', defaultMessage: 'Print' },
    back: { id: 'office.slips.back', defaultMessage: 'All orders' },
    none: { id: 'office.slips.none', defaultMessage: 'No order waits to be shipped.' },
  }),
  ...defineMessages<{
    one: { number: string };
    more: { count: number };
  }>({
    one: { id: 'office.slips.one', defaultMessage: 'Packing slip of order {number}' },
    more: {
      id: 'office.slips.more',
      defaultMessage:
        '{count, plural, one {# more order waits} other {# more orders wait}}. Ship these first, then come back.',
    },
  }),
};
