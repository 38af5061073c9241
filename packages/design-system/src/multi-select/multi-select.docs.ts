import type { ComponentDocs } from '../docs/component-docs';

export const multiSelectDocs: ComponentDocs = {
  experimental: true,
  summary:
    'Selects several of many options by typing: materials to filter by, countries to deliver to.',
  insteadOf: [
    { to: 'select a single option', use: 'ComboBox' },
    { to: 'select several of a few options', use: 'CheckboxGroup' },
  ],
  pattern: 'Combobox',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the buttons of the selected options, then to the input.',
    },
    { keys: ['Letters'], does: 'Open the list, filtered by the typed text.' },
    {
      keys: ['Down arrow', 'Up arrow'],
      does: 'Open the list at the first selected option, or at its first or last one; in the list move to the next or previous one.',
    },
    { keys: ['Enter'], does: 'Selects or deselects the option; the list stays open.' },
    { keys: ['Backspace'], does: 'In an empty input removes the last selected option.' },
    { keys: ['Escape'], does: 'Closes the list.' },
  ],
  accessibility: [
    'Focus stays in the input; each option is announced as selected or not.',
    'Selected options are part of the input’s description, and each has a labelled remove button.',
    'A native select contains the values, for submit, reset and validation.',
  ],
  do: ['Label the buttons with their effect: “Remove Linen”.', 'Put likely options first.'],
  dont: [
    'Do not use it for fewer than eight options.',
    'Do not apply each selection if results take long: offer a button.',
  ],
};
