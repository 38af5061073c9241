import type { ComponentDocs } from '../docs/component-docs';

export const segmentedControlDocs: ComponentDocs = {
  summary: 'Selects one of two to five options, effective immediately: list or grid, day or week.',
  insteadOf: [
    { to: 'show a different part of the page', use: 'Tabs' },
    { to: 'select one of several longer options in a form', use: 'RadioGroup' },
    { to: 'toggle several options independently', use: 'ToggleButton in a ButtonGroup' },
  ],
  pattern: 'Radio group',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the selected segment.' },
    {
      keys: ['Right arrow', 'Down arrow'],
      does: 'Select the next one, wrapping around and skipping disabled ones.',
    },
    {
      keys: ['Left arrow', 'Up arrow'],
      does: 'Select the previous one, wrapping around.',
    },
    { keys: ['Space'], does: 'Selects the focused one if none is selected.' },
  ],
  accessibility: [
    'They are native radios in a group named by the label.',
    'The selected one has a border, so that it does not depend on colour alone.',
    'An icon without text keeps its label for assistive technology.',
  ],
  do: ['Select one initially.', 'Use short labels of the same kind.'],
  dont: [
    'Do not use it for more than five options, or if the labels do not fit on a phone.',
    'Do not require an “Apply” button: it takes effect immediately.',
  ],
};
