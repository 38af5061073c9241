import type { ComponentDocs } from '../docs/component-docs';

export const comboBoxDocs: ComponentDocs = {
  summary:
    'Selects one of many options by typing; also for thousands of options or a search on the server.',
  insteadOf: [
    { to: 'select one of a few visible options', use: 'RadioGroup' },
    { to: 'select one of about a dozen', use: 'Select' },
    { to: 'enter any text', use: 'TextField' },
  ],
  pattern: 'Combobox (editable, with a list)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the input; in the open list selects the option and moves on, or to the retry button.',
    },
    { keys: ['Down arrow'], does: 'Opens the list at its first option; in the list moves down.' },
    { keys: ['Up arrow'], does: 'Opens the list at its last option; in the list moves up.' },
    { keys: ['Alt + Down arrow'], does: 'Opens the list and keeps the caret in the text.' },
    { keys: ['Home', 'End'], does: 'In the open list move to the first and last option.' },
    { keys: ['Page Up', 'Page Down'], does: 'In the open list move by a page.' },
    { keys: ['Left arrow', 'Right arrow'], does: 'Return to the text.' },
    { keys: ['Enter'], does: 'In the open list selects the option without submitting the form.' },
    { keys: ['Escape'], does: 'Closes the list and restores the text; a dialog stays open.' },
  ],
  accessibility: [
    'Focus stays in the input, with aria-activedescendant on the option.',
    'A long list is virtualized; each option has its position in the set.',
    'Loading, no matches and the number of matches are announced with your texts.',
    'Groups have headings; arrow keys move through all options.',
    'Matching ignores case and accents.',
  ],
  do: [
    'Suggest an alternative in emptyLabel.',
    'With a server, search when the reason of onInputChange is input, and set failure with a retry, and moreLabel if there are more matches.',
    'Set countLabel, so that the number of matches is announced.',
  ],
  dont: [
    'Do not use it for fewer than a dozen options.',
    'Do not send a request for every character: debounce.',
  ],
};
