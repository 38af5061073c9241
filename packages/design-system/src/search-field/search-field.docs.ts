import type { ComponentDocs } from '../docs/component-docs';

export const searchFieldDocs: ComponentDocs = {
  summary: 'A search field with a button to clear it.',
  insteadOf: [
    { to: 'select an existing option', use: 'ComboBox' },
    { to: 'enter other text', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to the clear button.' },
    { keys: ['Enter'], does: 'Submits the form.' },
    { keys: ['Escape'], does: 'Clears the field and keeps focus in it.' },
  ],
  accessibility: [
    'It is a searchbox named by its label; hide the label if a button says “Search”.',
    'Put it into <search> or a form with role="search", a landmark.',
    'The clear button is only there if the field has text; it returns focus to the field.',
    'While pending it is busy, and pendingLabel names the spinner. Announce the number of results yourself.',
  ],
  do: [
    'State in the label what is searched: “Search this shop”.',
    'Keep the query in the field after searching.',
  ],
  dont: [
    'Do not search on every character without debouncing.',
    'Do not use the placeholder as label.',
  ],
};
