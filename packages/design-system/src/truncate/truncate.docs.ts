import type { ComponentDocs } from '../docs/component-docs';

export const truncateDocs: ComponentDocs = {
  summary: 'Text truncated between words after one to four lines.',
  insteadOf: [
    { to: 'show all of it', use: 'Text' },
    { to: 'show the rest on demand', use: 'Popover or a page of its own' },
  ],
  keyboard: 'none',
  accessibility: [
    'The whole text stays in the page: it is read out, found and copied.',
    'A word is broken only when it alone is longer than the line.',
  ],
  do: ['Cut names in lists where the whole name is one press away.'],
  dont: ['Do not cut prices, dates or what a person must decide on.'],
};
