import type { ComponentDocs } from '../docs/component-docs';

export const disclosureDocs: ComponentDocs = {
  summary: 'A button that expands additional content that few people need.',
  insteadOf: [
    { to: 'expand several related sections', use: 'Accordion' },
    { to: 'show one of several views', use: 'Tabs' },
    { to: 'open content above the page', use: 'Popover or Dialog' },
  ],
  pattern: 'Disclosure (Show/Hide)',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the button, and into an expanded panel.',
    },
    { keys: ['Enter', 'Space'], does: 'Expands and collapses the panel.' },
  ],
  accessibility: [
    'The button has aria-expanded and aria-controls.',
    'Collapsed content is not focusable, but find-in-page finds it and expands the panel.',
    'With a level the button is in a heading, part of the page outline.',
    'Without scripts everything is expanded.',
  ],
  do: ['Name the content: “How freight is calculated”.', 'Keep the label when it is expanded.'],
  dont: ['Do not hide what most people need.', 'Do not put errors into a collapsed panel.'],
};
