import type { ComponentDocs } from '../docs/component-docs';

export const tabsDocs: ComponentDocs = {
  summary: 'Switches between views of the same content.',
  insteadOf: [
    { to: 'go to other pages', use: 'Menu or Link' },
    { to: 'choose a value in a form', use: 'RadioGroup' },
    { to: 'lead through steps in order', use: 'Steps' },
  ],
  pattern: 'Tabs (with automatic activation)',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the open tab, then into its panel.' },
    {
      keys: ['Right arrow', 'Left arrow'],
      does: 'Opens the next or previous tab, and round; mirrored from right to left.',
    },
    { keys: ['Home', 'End'], does: 'Opens the first or last tab.' },
  ],
  accessibility: [
    'Row, tabs and panels are tied together; the row has a required name.',
    'A row wider than the window scrolls sideways to the open tab, without moving the page, and fades where there is more.',
    'The open tab is underlined as well as coloured, in forced colours too.',
  ],
  do: [
    'Name each view with one or two words.',
    'Use keepMounted for what search engines must read.',
  ],
  dont: ['Do not hide in a tab what a person needs to decide.', 'Do not put tabs into tabs.'],
};
