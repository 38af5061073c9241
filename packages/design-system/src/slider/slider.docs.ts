import type { ComponentDocs } from '../docs/component-docs';

export const sliderDocs: ComponentDocs = {
  summary: 'Selects a value or a range between two limits: a price range.',
  insteadOf: [
    { to: 'take exact figures', use: 'two TextFields, beside it or alone' },
    { to: 'take one number', use: 'NumberStepper' },
    { to: 'give stars', use: 'RatingInput' },
  ],
  pattern: 'Slider (multi-thumb)',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the lower thumb, then to the higher one.' },
    {
      keys: ['Right arrow', 'Left arrow'],
      does: 'One step up or down; the other way round where text runs from right to left.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'One step up, one step down.' },
    { keys: ['Page Up', 'Page Down'], does: 'Several steps, as the browser has it.' },
    { keys: ['Home', 'End'], does: 'Go to the ends; a thumb stops at the other one.' },
  ],
  accessibility: [
    'Two of the browser’s own sliders in a group; each reads its value in the words of formatValue.',
    'Each thumb is 24 px wide.',
  ],
  do: ['Show what it changes at once, and how many are left.', 'Take steps that people think in.'],
  dont: ['Do not use it where a wrong figure costs something.'],
};
