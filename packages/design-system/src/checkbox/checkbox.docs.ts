import type { ComponentDocs } from '../docs/component-docs';

export const checkboxDocs: ComponentDocs = {
  summary: 'A yes-or-no choice in a form, or one of several options that can be combined.',
  insteadOf: [
    { to: 'set something on or off at once', use: 'Switch' },
    { to: 'choose one of several', use: 'RadioGroup' },
  ],
  pattern: 'Checkbox (two or three states)',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it and on.' },
    {
      keys: ['Space'],
      does: 'Checks or unchecks it; one that is checked in part becomes checked.',
    },
  ],
  accessibility: [
    'The label is its name and belongs to the target, which is at least 24 px high.',
    'Tick and dash are drawn, so that the state is not told by colour alone.',
    'With indeterminate it is announced as partly checked.',
  ],
  do: [
    'Word it so that checked means yes: “Send me news”.',
    'Use indeterminate for a box that stands for others, when some of them are checked.',
  ],
  dont: [
    'Do not check a consent beforehand.',
    'Do not act at once when it is checked: that is a Switch.',
  ],
};
