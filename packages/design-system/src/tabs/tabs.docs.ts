import type { ComponentDocs } from '../docs/component-docs';

export const tabsDocs: ComponentDocs = {
  summary: 'Switches between views of the same content.',
  insteadOf: [
    { to: 'navigate to other pages', use: 'Menu or Link' },
    { to: 'select a value in a form', use: 'RadioGroup' },
    { to: 'guide through steps in order', use: 'Steps' },
  ],
  pattern: 'Tabs (with automatic activation)',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the open tab, then into its panel.' },
    {
      keys: ['Right arrow', 'Left arrow'],
      does: 'Opens the next or previous tab, wrapping around; mirrored in RTL.',
    },
    { keys: ['Home', 'End'], does: 'Opens the first or last tab.' },
  ],
  accessibility: [
    'Tabs and panels are associated; the tab list has a required name.',
    'An overflowing tab list scrolls to the open tab, without scrolling the page, and fades at its edges.',
    'The open tab is underlined as well as coloured, also in forced colours.',
  ],
  do: [
    'Name each view with one or two words.',
    'Use keepMounted for content that search engines should index.',
  ],
  dont: ['Do not put decisive information into a hidden tab.', 'Do not nest tabs.'],
};
