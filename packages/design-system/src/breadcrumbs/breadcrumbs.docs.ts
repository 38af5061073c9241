import type { ComponentDocs } from '../docs/component-docs';

export const breadcrumbsDocs: ComponentDocs = {
  summary: 'Links to the parent pages, from the home page to the current one.',
  insteadOf: [
    { to: 'go through the pages of an area', use: 'Menu' },
    { to: 'lead through steps in order', use: 'Steps' },
    { to: 'go back to where the person came from', use: 'Link' },
  ],
  pattern: 'Breadcrumb',
  keyboard: [
    { keys: ['Tab'], does: 'Goes from link to link; the page itself is none.' },
    { keys: ['Enter'], does: 'Follows the link.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the button in the middle: shows what it keeps back, with the focus on the first of it.',
    },
  ],
  accessibility: [
    'It is a named navigation with a list; the last entry is marked as the current page.',
    'The arrows between are silent, and point the other way from right to left.',
    'A long name of the page is cut at the end of the line and read out in full.',
  ],
  do: [
    'Name the entries as the pages are titled.',
    'Set max to 4 where areas lie deep: the first and the last ones say where somebody is.',
  ],
  dont: ['Do not use it on a page of the first level.'],
};
