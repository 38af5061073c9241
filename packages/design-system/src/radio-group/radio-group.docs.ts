import type { ComponentDocs } from '../docs/component-docs';

export const radioGroupDocs: ComponentDocs = {
  summary: 'Selects one of a few visible options.',
  insteadOf: [
    { to: 'show a picture, a price or a sentence with each', use: 'RadioCards' },
    { to: 'choose one of more than seven', use: 'Select or ComboBox' },
    { to: 'choose several', use: 'Checkbox, one for each' },
    { to: 'set something on or off at once', use: 'Switch' },
  ],
  pattern: 'Radio group',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen radio, or to the first, and past the others.' },
    {
      keys: ['Down arrow', 'Right arrow'],
      does: 'Choose the next one, after the last the first; disabled ones are left out.',
    },
    {
      keys: ['Up arrow', 'Left arrow'],
      does: 'Choose the one before; the first leads to the last.',
    },
    { keys: ['Space'], does: 'Chooses the one that has the focus.' },
  ],
  accessibility: [
    'They are the browser’s own radios in a group that the label names.',
    'Error and hint describe the group; the error is read out when it appears.',
    'Label and description belong to the target.',
  ],
  do: ['Put the most likely one first.', 'Write options that rule each other out.'],
  dont: [
    'Do not use it for yes or no: that is a Checkbox.',
    'Do not leave a disabled option without a description that says why.',
  ],
};
