import type { ComponentDocs } from '../docs/component-docs';

export const comboBoxDocs: ComponentDocs = {
  summary:
    'Selects one of many options by typing; also for thousands of options or a search on the server.',
  insteadOf: [
    { to: 'choose one of a few that may all be seen', use: 'RadioGroup' },
    { to: 'choose one of a dozen', use: 'Select' },
    { to: 'take any text', use: 'TextField' },
  ],
  pattern: 'Combobox (editable, with a list)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the input; in the open list takes the option and goes on, or to the button that tries again.',
    },
    { keys: ['Down arrow'], does: 'Opens the list on its first option; in it goes one down.' },
    { keys: ['Up arrow'], does: 'Opens the list on its last option; in it goes one up.' },
    { keys: ['Alt + Down arrow'], does: 'Opens the list and stays in the text.' },
    { keys: ['Home', 'End'], does: 'In the open list go to its first and last option.' },
    { keys: ['Page Up', 'Page Down'], does: 'In the open list go as far as is in sight.' },
    { keys: ['Left arrow', 'Right arrow'], does: 'Go back into the text.' },
    { keys: ['Enter'], does: 'In the open list takes the option; the form is not sent.' },
    { keys: ['Escape'], does: 'Closes the list and takes back what was typed; a dialog stays.' },
  ],
  accessibility: [
    'The focus stays in the input, which points at the option in question.',
    'Of a long list only what is in sight is drawn; each option says its place among all.',
    'That options are on their way, that nothing fits and how many fit is read out, in your words.',
    'Groups are told by their headings; arrow keys go through all options.',
    'Accents and capitals do not matter to what is found.',
  ],
  do: [
    'Write in the empty text what to try instead.',
    'With a server, give failure with a way to try again, and moreLabel where it found more than it sent.',
    'Give countLabel, so that somebody who does not see the list hears it shrink.',
  ],
  dont: [
    'Do not use it for fewer than a dozen options.',
    'Do not send a request for every letter: wait until the typing rests.',
  ],
};
