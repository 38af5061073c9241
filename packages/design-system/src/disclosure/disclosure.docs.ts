import type { ComponentDocs } from '../docs/component-docs';

export const disclosureDocs: ComponentDocs = {
  summary: 'A button that expands additional content that few people need.',
  insteadOf: [
    { to: 'open several sections of one subject', use: 'Accordion' },
    { to: 'show one view of several in one place', use: 'Tabs' },
    { to: 'open above the page', use: 'Popover or Dialog' },
  ],
  pattern: 'Disclosure (Show/Hide)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the button; into the panel when it is open, past it otherwise.',
    },
    { keys: ['Enter', 'Space'], does: 'Opens the panel and closes it.' },
  ],
  accessibility: [
    'The button says whether it is open and belongs to its panel.',
    'What is closed is out of reach, and still found by the browser’s search in the page, which opens it.',
    'With a level the button is within a heading, so that it is found in the page’s outline.',
    'Where no script runs, everything is open.',
  ],
  do: ['Name what is inside: “How the freight is worked out”.', 'Keep the name when it opens.'],
  dont: ['Do not hide what most people need.', 'Do not put errors into a closed panel.'],
};
