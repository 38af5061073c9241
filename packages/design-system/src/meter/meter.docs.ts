import type { ComponentDocs } from '../docs/component-docs';

export const meterDocs: ComponentDocs = {
  summary: 'A value within a known range: remaining stock, points to the next level.',
  insteadOf: [
    { to: 'show how far a task has come', use: 'ProgressBar' },
    { to: 'show one figure that stands for itself', use: 'Stat' },
    { to: 'show stars', use: 'Rating' },
  ],
  pattern: 'Meter',
  keyboard: 'none',
  accessibility: [
    'It is a meter with its label as name; the words of valueLabel are its value.',
    'The value is shown in words as well, so that nobody has to guess it from the length.',
    'The tone is seen only: say in the words what it means.',
  ],
  do: ['Say both ends: “3 of 5 GB”.', 'Change the tone at the point where somebody should act.'],
  dont: ['Do not use it for what is under way.', 'Do not show a share of nothing known.'],
};
