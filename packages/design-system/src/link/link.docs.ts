import type { ComponentDocs } from '../docs/component-docs';

export const linkDocs: ComponentDocs = {
  summary: 'Navigates to another page or part of the page.',
  insteadOf: [
    { to: 'do something here', use: 'Button' },
    { to: 'make it look like a button', use: 'Button with asChild around LinkBase' },
    { to: 'give it no looks at all', use: 'LinkBase' },
  ],
  pattern: 'Link',
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the link and on.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  accessibility: [
    'Links in running text are underlined, not only coloured.',
    'The current page is marked with aria-current, and underlined in forced colours.',
    'LinkProvider injects the app’s router; without it links are plain anchors.',
  ],
  do: ['Let the words of the link say where it leads, out of context too.'],
  dont: ['Do not write “here” or “more”.', 'Do not use a link without an address.'],
};
