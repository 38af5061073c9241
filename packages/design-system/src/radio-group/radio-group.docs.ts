import type { ComponentDocs } from '../docs/component-docs';

export const radioGroupDocs: ComponentDocs = {
  summary: 'Selects one of a few visible options.',
  insteadOf: [
    { to: 'show an image, a price or a sentence with each option', use: 'RadioCards' },
    { to: 'select one of more than seven', use: 'Select or ComboBox' },
    { to: 'select several', use: 'Checkbox, one for each' },
    { to: 'turn something on or off immediately', use: 'Switch' },
  ],
  pattern: 'Radio group',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected radio, or to the first.' },
    {
      keys: ['Down arrow', 'Right arrow'],
      does: 'Select the next one, wrapping around and skipping disabled ones.',
    },
    {
      keys: ['Up arrow', 'Left arrow'],
      does: 'Select the previous one, wrapping around.',
    },
    { keys: ['Space'], does: 'Selects the focused one.' },
  ],
  accessibility: [
    'They are native radios in a group named by the label.',
    'Error and hint describe the group; the error is announced when it appears.',
    'Label and description are part of the target.',
  ],
  do: ['Put the most likely option first.', 'Write mutually exclusive options.'],
  dont: [
    'Do not use it for yes or no: use a Checkbox.',
    'Explain disabled options in their description.',
  ],
};
