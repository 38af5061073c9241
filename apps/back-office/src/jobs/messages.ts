import { defineMessages } from 'react-intl';

/** Texts without values. */
export const labels = defineMessages({
  title: { id: 'office.jobs', defaultMessage: 'Jobs' },
  failed: { id: 'office.jobs.failed', defaultMessage: 'Failed' },
  recurring: { id: 'office.jobs.recurring', defaultMessage: 'Recurring' },
  loading: { id: 'office.jobs.loading', defaultMessage: 'Loading jobs' },
  none: { id: 'office.jobs.none', defaultMessage: 'No job has failed.' },
  noRecurring: {
    id: 'office.jobs.noRecurring',
    defaultMessage: 'There is none yet. They appear when a server has started.',
  },
  all: { id: 'office.jobs.all', defaultMessage: 'All failed jobs' },
  name: { id: 'office.job.name', defaultMessage: 'Job' },
  about: { id: 'office.job.about', defaultMessage: 'About' },
  attempts: { id: 'office.job.attempts', defaultMessage: 'Attempts' },
  since: { id: 'office.job.since', defaultMessage: 'Failed' },
  error: { id: 'office.job.error', defaultMessage: 'Error' },
  noError: {
    id: 'office.job.noError',
    defaultMessage: 'Not known any more: it failed more than a week ago.',
  },
  retry: { id: 'office.job.retry', defaultMessage: 'Retry' },
  retryAll: { id: 'office.jobs.retryAll', defaultMessage: 'Retry all' },
  retryAllText: {
    id: 'office.jobs.retryAllText',
    defaultMessage:
      'Each is tried again from the beginning. Retry them when what they failed for is mended.',
  },
  noneToRetry: {
    id: 'office.jobs.noneToRetry',
    defaultMessage: 'None of them was left to retry.',
  },
  interval: { id: 'office.job.interval', defaultMessage: 'Runs' },
  next: { id: 'office.job.next', defaultMessage: 'Next run' },
  last: { id: 'office.job.last', defaultMessage: 'Last run' },
  never: { id: 'office.job.never', defaultMessage: 'Not within a week' },
  result: { id: 'office.job.result', defaultMessage: 'Result' },
  fine: { id: 'office.job.fine', defaultMessage: 'Done' },
  broken: { id: 'office.job.broken', defaultMessage: 'Failed' },
  run: { id: 'office.job.run', defaultMessage: 'Run now' },
});

type Named = { name: string };
type Counted = { count: number };

export const messages = {
  ...labels,
  ...defineMessages<{
    only: Named;
    onlyOf: Named;
    count: Counted;
    retryOf: Named & { id: number };
    retried: Named;
    retryAllTitle: Named;
    retrying: Counted;
    allRetried: Counted;
    runOf: Named;
    running: Named;
    seconds: Counted;
    minutes: Counted;
    hours: Counted;
    days: Counted;
  }>({
    only: { id: 'office.jobs.only', defaultMessage: 'Only “{name}”' },
    onlyOf: { id: 'office.jobs.onlyOf', defaultMessage: '{name}: only these jobs' },
    count: {
      id: 'office.jobs.count',
      defaultMessage: '{count, plural, one {# job} other {# jobs}}',
    },
    retryOf: { id: 'office.job.retryOf', defaultMessage: 'Retry {name}, number {id}' },
    retried: { id: 'office.job.retried', defaultMessage: '“{name}” runs again shortly.' },
    retryAllTitle: {
      id: 'office.jobs.retryAllTitle',
      defaultMessage: 'Retry all jobs “{name}”?',
    },
    retrying: {
      id: 'office.jobs.retrying',
      defaultMessage: '{count, plural, one {# job so far…} other {# jobs so far…}}',
    },
    allRetried: {
      id: 'office.jobs.allRetried',
      defaultMessage:
        '{count, plural, one {# job runs again shortly.} other {# jobs run again shortly.}}',
    },
    runOf: { id: 'office.job.runOf', defaultMessage: 'Run “{name}” now' },
    running: { id: 'office.job.running', defaultMessage: '“{name}” runs shortly.' },
    seconds: {
      id: 'office.job.seconds',
      defaultMessage: '{count, plural, one {Every second} other {Every # seconds}}',
    },
    minutes: {
      id: 'office.job.minutes',
      defaultMessage: '{count, plural, one {Every minute} other {Every # minutes}}',
    },
    hours: {
      id: 'office.job.hours',
      defaultMessage: '{count, plural, one {Every hour} other {Every # hours}}',
    },
    days: {
      id: 'office.job.days',
      defaultMessage: '{count, plural, one {Every day} other {Every # days}}',
    },
  }),
};
