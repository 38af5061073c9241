import type { ComponentDocs } from '../docs/component-docs';

export const meterDocs: ComponentDocs = {
  experimental: true,
  summary: 'A value within a known range: remaining stock, points to the next level.',
  insteadOf: [
    { to: 'show the progress of a task', use: 'ProgressBar' },
    { to: 'show a standalone figure', use: 'Stat' },
    { to: 'show stars', use: 'Rating' },
  ],
  pattern: 'Meter',
  keyboard: 'none',
  accessibility: [
    'It is a meter named by its label; valueLabel is its value text.',
    'The value is also shown as text.',
    'The tone is visual only: state its meaning in the text.',
  ],
  do: ['Show both ends: “3 of 5 GB”.', 'Change the tone at the value where users should act.'],
  dont: ['Do not use it for running tasks.', 'Do not use it without a known maximum.'],
};
