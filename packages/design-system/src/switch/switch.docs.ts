import type { ComponentDocs } from '../docs/component-docs';

export const switchDocs: ComponentDocs = {
  summary: 'Turns a setting on or off, effective immediately.',
  insteadOf: [
    { to: 'say yes or no in a form that is sent', use: 'Checkbox' },
    { to: 'choose one of several', use: 'RadioGroup' },
    { to: 'start an action', use: 'Button' },
  ],
  pattern: 'Switch',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it and on.' },
    { keys: ['Space'], does: 'Turns it.' },
  ],
  accessibility: [
    'It is announced as a switch that is on or off; the label is its name and belongs to the target.',
    'The place of the knob tells the state, not the colour alone.',
    'The knob moves at once where somebody asked for less motion.',
  ],
  do: ['Name what is on: “Only what is in stock”.', 'Let it take effect as soon as it is turned.'],
  dont: [
    'Do not change the label with the state.',
    'Do not put it into a form with a button that saves.',
  ],
};
