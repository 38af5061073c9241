import type { ComponentDocs } from '../docs/component-docs';

export const accordionDocs: ComponentDocs = {
  summary:
    'Sections with headings that expand and collapse: questions, filters, parts of a manual.',
  insteadOf: [
    { to: 'open one thing alone', use: 'Disclosure' },
    { to: 'change between views of equal rank', use: 'Tabs' },
    { to: 'lead through steps', use: 'Steps' },
  ],
  pattern: 'Accordion',
  keyboard: [
    { keys: ['Tab'], does: 'Goes from button to button, and through what is open between them.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the section and closes it; the others close unless several may be open.',
    },
  ],
  accessibility: [
    'Each button stands in a heading of the level that you give, and says whether its section is open.',
    'What is closed is found by the browser’s search in the page, which opens it.',
    'Where no script runs, everything is open.',
  ],
  do: [
    'Let several be open where somebody compares: set multiple.',
    'Open the first one when most people need it.',
  ],
  dont: [
    'Do not put an accordion into an accordion.',
    'Do not split what is read from beginning to end: headings do.',
  ],
};
