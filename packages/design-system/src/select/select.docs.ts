import type { ComponentDocs } from '../docs/component-docs';

export const selectDocs: ComponentDocs = {
  summary: 'Selects one of about a dozen options, with the browser’s native list.',
  insteadOf: [
    { to: 'choose one of a few that may all be seen', use: 'RadioGroup' },
    { to: 'find one of many by typing', use: 'ComboBox' },
    { to: 'start an action', use: 'DropdownMenu' },
  ],
  pattern: 'the browser’s own select, as it is on each system',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it and on.' },
    { keys: ['Space', 'Alt + Down arrow'], does: 'Open the list.' },
    { keys: ['Down arrow', 'Up arrow'], does: 'Go to the next and the one before.' },
    { keys: ['Home', 'End'], does: 'Go to the first and the last.' },
    { keys: ['A letter'], does: 'Goes to the next that begins with it.' },
    { keys: ['Enter'], does: 'In the open list takes the option.' },
    { keys: ['Escape'], does: 'Closes the list and leaves what was chosen; a dialog stays.' },
  ],
  accessibility: [
    'Named by its label, described by its error and its hint.',
    'The list is the system’s: phones show their wheel, screen readers know it.',
  ],
  do: [
    'Begin with an empty option when nothing may be chosen beforehand.',
    'Sort options as people look for them.',
  ],
  dont: ['Do not leave the page when something is chosen.'],
};
