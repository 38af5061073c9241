import type { ComponentDocs } from '../docs/component-docs';

export const multiSelectDocs: ComponentDocs = {
  summary:
    'Selects several of many options by typing: materials to filter by, countries to deliver to.',
  insteadOf: [
    { to: 'choose one alone', use: 'ComboBox' },
    { to: 'choose several of a few', use: 'CheckboxGroup' },
  ],
  pattern: 'Combobox',
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the buttons of what is chosen, then to the input.' },
    { keys: ['Letters'], does: 'Open the list and leave in it what holds them.' },
    {
      keys: ['Down arrow', 'Up arrow'],
      does: 'Open the list on what is chosen first, or on its first or last option; in it go to the next or previous one.',
    },
    { keys: ['Enter'], does: 'Chooses the option, or lets it go; the list stays open.' },
    { keys: ['Backspace'], does: 'In an empty input, lets the last chosen one go.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'The focus stays in the input; the list says of each option whether it is chosen.',
    'What is chosen is told with the input, and each has a button with a name of its own.',
    'A native select holds the values, so that forms send, reset and check them.',
  ],
  do: ['Name the buttons by what they let go: “Remove Linen”.', 'Put likely options first.'],
  dont: [
    'Do not take it for fewer than eight options.',
    'Do not act at every choice where results take long: offer a button.',
  ],
};
