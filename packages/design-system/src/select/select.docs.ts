import type { ComponentDocs } from '../docs/component-docs';

export const selectDocs: ComponentDocs = {
  summary: 'Selects one of about a dozen options, with the browser’s native list.',
  insteadOf: [
    { to: 'select one of a few visible options', use: 'RadioGroup' },
    { to: 'find one of many by typing', use: 'ComboBox' },
    { to: 'start an action', use: 'DropdownMenu' },
  ],
  pattern: 'the native select of each platform',
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it.' },
    { keys: ['Space', 'Alt + Down arrow'], does: 'Open the list.' },
    { keys: ['Down arrow', 'Up arrow'], does: 'Select the next and the previous option.' },
    { keys: ['Home', 'End'], does: 'Select the first and the last option.' },
    { keys: ['A letter'], does: 'Selects the next option that starts with it.' },
    { keys: ['Enter'], does: 'In the open list selects the option.' },
    { keys: ['Escape'], does: 'Closes the list without a change; a dialog stays open.' },
  ],
  accessibility: [
    'Named by its label, described by its error and its hint.',
    'The list is native: phones show their picker, and screen readers support it.',
  ],
  do: [
    'Start with an empty option if nothing may be preselected.',
    'Sort options as users look for them.',
  ],
  dont: ['Do not navigate when an option is selected.'],
};
