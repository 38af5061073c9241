import type { ComponentDocs } from '../docs/component-docs';

export const truncateDocs: ComponentDocs = {
  summary: 'Text truncated between words after one to four lines.',
  insteadOf: [
    { to: 'show the whole text', use: 'Text' },
    { to: 'show the rest on demand', use: 'Popover or a separate page' },
  ],
  keyboard: 'none',
  accessibility: [
    'The whole text stays in the DOM: it is announced, found and copied.',
    'A word is broken only if it alone is longer than the line.',
  ],
  do: ['Truncate names in lists if the whole name is one click away.'],
  dont: ['Do not truncate prices, dates or decisive information.'],
};
