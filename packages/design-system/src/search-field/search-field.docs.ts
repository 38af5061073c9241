import type { ComponentDocs } from '../docs/component-docs';

export const searchFieldDocs: ComponentDocs = {
  summary: 'A search field with a button to clear it.',
  insteadOf: [
    { to: 'choose one of what is there', use: 'ComboBox' },
    { to: 'take text that is no question', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the words, then to the button that empties them.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
    { keys: ['Escape'], does: 'Empties the field and keeps the focus in it.' },
  ],
  accessibility: [
    'It is a searchbox, named by its label; a hidden label does where a button says “Search”.',
    'Put it into <search> or a form with role="search", so that it is a landmark.',
    'The button is there only while there is something to clear; after it the focus is in the field.',
    'While pending it is busy, and pendingLabel names the spinner. Announce the number of results yourself.',
  ],
  do: [
    'Say in the label what is searched: “Search this shop”.',
    'Keep the words in the field when the results are there.',
  ],
  dont: [
    'Do not search at every letter without waiting for a pause.',
    'Do not write the label into the placeholder.',
  ],
};
