import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'office.waybills', defaultMessage: 'Ship by a list' },
    text: { id: 'office.waybills.text', defaultMessage: 'Orders with courier and tracking number' },
    hint: {
      id: 'office.waybills.hint',
      defaultMessage:
        'One order a line: order number, courier company, tracking number, with commas, semicolons or tabs between them.',
    },
    file: { id: 'office.waybills.file', defaultMessage: 'Or take them from a CSV file' },
    choose: { id: 'office.waybills.choose', defaultMessage: 'Choose a file' },
    drop: { id: 'office.waybills.drop', defaultMessage: 'Let go to read it' },
    wrongFile: { id: 'office.waybills.wrongFile', defaultMessage: 'Choose a CSV file below 1 MB.' },
    ship: { id: 'office.waybills.ship', defaultMessage: 'Ship them' },
    refused: { id: 'office.waybills.refused', defaultMessage: 'Lines that were refused' },
    line: { id: 'office.waybills.line', defaultMessage: 'Line' },
    order: { id: 'office.waybills.order', defaultMessage: 'Order' },
    reason: { id: 'office.waybills.reason', defaultMessage: 'Why' },
    incomplete: {
      id: 'office.waybills.incomplete',
      defaultMessage: 'Three values are needed: order, courier and tracking number.',
    },
    progress: { id: 'office.waybills.progress', defaultMessage: 'Shipping' },
    back: { id: 'office.waybills.back', defaultMessage: 'All orders' },
  }),
  ...defineMessages<{
    done: { count: number };
  }>({
    done: {
      id: 'office.waybills.done',
      defaultMessage: '{count, plural, one {# order is} other {# orders are}} on the way.',
    },
  }),
};
