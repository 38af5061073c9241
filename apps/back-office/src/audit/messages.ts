import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.audit', defaultMessage: 'Audit log' },
  loading: { id: 'office.audit.loading', defaultMessage: 'Loading the audit log' },
  none: { id: 'office.audit.none', defaultMessage: 'Nothing is recorded here.' },
  time: { id: 'office.audit.time', defaultMessage: 'Time' },
  who: { id: 'office.audit.who', defaultMessage: 'Who' },
  action: { id: 'office.audit.action', defaultMessage: 'Action' },
  subject: { id: 'office.audit.subject', defaultMessage: 'On' },
  shop: { id: 'office.audit.shop', defaultMessage: 'Shop' },
  result: { id: 'office.audit.result', defaultMessage: 'Result' },
  done: { id: 'office.audit.done', defaultMessage: 'Done' },
  refused: { id: 'office.audit.refused', defaultMessage: 'Refused' },
  server: { id: 'office.audit.server', defaultMessage: 'On the server' },
  self: { id: 'office.audit.self', defaultMessage: 'The person themselves' },
  all: { id: 'office.audit.all', defaultMessage: 'Everybody’s actions' },
});

export const messages = {
  ...labels,
  ...defineMessages<{ only: { name: string }; onlyOf: { name: string }; count: { count: number } }>(
    {
      only: { id: 'office.audit.only', defaultMessage: 'Only actions of {name}' },
      onlyOf: { id: 'office.audit.onlyOf', defaultMessage: '{name}: only these actions' },
      count: {
        id: 'office.audit.count',
        defaultMessage: '{count, plural, one {# entry} other {# entries}}',
      },
    },
  ),
};
