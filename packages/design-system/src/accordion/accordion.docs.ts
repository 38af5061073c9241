import type { ComponentDocs } from '../docs/component-docs';

export const accordionDocs: ComponentDocs = {
  experimental: true,
  summary:
    'Sections with headings that expand and collapse: questions, filters, parts of a manual.',
  insteadOf: [
    { to: 'expand a single section', use: 'Disclosure' },
    { to: 'switch between equal views', use: 'Tabs' },
    { to: 'guide through steps', use: 'Steps' },
  ],
  pattern: 'Accordion',
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the buttons, and the content of open sections.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Expands or collapses the section; the others collapse unless several may be open.',
    },
  ],
  accessibility: [
    'Each button is in a heading of the given level, with aria-expanded.',
    'The browser’s find-in-page finds collapsed content and expands it.',
    'Without scripts everything is expanded.',
  ],
  do: [
    'Set multiple if users compare sections.',
    'Expand the first section initially if most people need it.',
  ],
  dont: ['Do not nest accordions.', 'Do not split continuous text: use headings.'],
};
