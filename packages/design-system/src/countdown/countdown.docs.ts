import type { ComponentDocs } from '../docs/component-docs';

export const countdownDocs: ComponentDocs = {
  summary: 'The time left, to the second: until an order must be paid, until a campaign begins.',
  insteadOf: [
    { to: 'show a date', use: 'Text with a date' },
    { to: 'show progress', use: 'ProgressBar' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is a named timer. Seconds are not announced, only `announcements` at their marks.',
    'Only tabular digits change, so reduced motion needs no variant.',
    'It pauses in hidden tabs and is correct on return.',
    'Allow users to extend the time where possible.',
  ],
  do: [
    'Pass the server’s time as now, so that the figures are server-rendered.',
    'Omit seconds while days are left.',
    'Write announcements that stay true: “Less than five minutes left”.',
  ],
  dont: [
    'Do not create urgency where nothing expires.',
    'Do not rely on it: the server decides when the time is over.',
  ],
};
