import type { ComponentDocs } from '../docs/component-docs';

export const checkboxDocs: ComponentDocs = {
  summary: 'A yes-or-no choice in a form, or one of several options that can be combined.',
  insteadOf: [
    { to: 'turn something on or off immediately', use: 'Switch' },
    { to: 'select one of several', use: 'RadioGroup' },
    { to: 'give several one label and one error', use: 'CheckboxGroup' },
  ],
  pattern: 'Checkbox (two or three states)',
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it.' },
    {
      keys: ['Space'],
      does: 'Checks or unchecks it; an indeterminate one becomes checked.',
    },
  ],
  accessibility: [
    'The label is its name and part of the target, which is at least 24 px high.',
    'Check mark and dash distinguish the states, not only colour.',
    'With indeterminate it is announced as partially checked.',
    'Error and hint describe it; an error is announced when it appears.',
  ],
  do: [
    'Phrase it so that checked means yes: “Send me news”.',
    'Say with required, and after a submit with error, that it has to be checked.',
    'Use indeterminate for a parent checkbox if some of its items are checked.',
  ],
  dont: ['Do not preselect a consent.', 'Do not apply it immediately: use a Switch.'],
};
