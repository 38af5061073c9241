import type { ComponentDocs } from '../docs/component-docs';

export const switchDocs: ComponentDocs = {
  summary: 'Turns a setting on or off, effective immediately.',
  insteadOf: [
    { to: 'answer yes or no in a form', use: 'Checkbox' },
    { to: 'select one of several', use: 'RadioGroup' },
    { to: 'start an action', use: 'Button' },
  ],
  pattern: 'Switch',
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it.' },
    { keys: ['Space'], does: 'Toggles it.' },
  ],
  accessibility: [
    'It is announced as a switch that is on or off; the label is its name and part of the target.',
    'The position of the knob conveys the state, not only colour.',
    'Error and hint describe it; an error is announced when it appears.',
    'With reduced motion the knob does not animate.',
  ],
  do: [
    'Name the on state: “Only what is in stock”.',
    'Apply it immediately.',
    'Put it back and say so with error if that fails.',
  ],
  dont: ['Do not change the label with the state.', 'Do not use it in a form with a save button.'],
};
