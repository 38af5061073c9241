import type { ComponentDocs } from '../docs/component-docs';

export const sliderDocs: ComponentDocs = {
  experimental: true,
  summary: 'Selects a value or a range between two limits: a price range.',
  insteadOf: [
    { to: 'enter exact numbers', use: 'two TextFields, beside it or instead' },
    { to: 'enter one number', use: 'NumberStepper' },
    { to: 'enter a rating', use: 'RatingInput' },
  ],
  pattern: 'Slider (multi-thumb)',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the lower thumb, then to the higher one.' },
    {
      keys: ['Right arrow', 'Left arrow'],
      does: 'Increase or decrease by a step; mirrored in RTL.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'Increase and decrease by a step.' },
    { keys: ['Page Up', 'Page Down'], does: 'Several steps, as the browser defines.' },
    { keys: ['Home', 'End'], does: 'Move to the ends; a thumb stops at the other one.' },
  ],
  accessibility: [
    'Two native sliders in a group; each announces its value with formatValue.',
    'Each thumb is 24 px wide.',
    'Error and hint describe it: the group of a range, or the only thumb.',
  ],
  do: ['Show the effect immediately, and the number of results.', 'Use round steps.'],
  dont: ['Do not use it where a wrong number is expensive.'],
};
