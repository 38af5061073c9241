import type { ComponentDocs } from '../docs/component-docs';

export const linkDocs: ComponentDocs = {
  summary: 'Navigates to another page or part of the page.',
  insteadOf: [
    { to: 'perform an action', use: 'Button' },
    { to: 'make it look like a button', use: 'Button with asChild around LinkBase' },
    { to: 'render it without styles', use: 'LinkBase' },
  ],
  pattern: 'Link',
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the link.' },
    { keys: ['Enter'], does: 'Navigates.' },
  ],
  accessibility: [
    'Links in running text are underlined, not only coloured.',
    'The current page has aria-current, and is underlined in forced colours.',
    'LinkProvider injects the app’s router; without it links are plain anchors.',
  ],
  do: ['Use link texts that make sense out of context.'],
  dont: ['Do not write “here” or “more”.', 'Do not use a link without a URL.'],
};
