import type { ComponentDocs } from '../docs/component-docs';

export const countBadgeDocs: ComponentDocs = {
  summary: 'A count, at the corner of another element or inline. Hidden at zero.',
  insteadOf: [
    { to: 'tell a state in a word', use: 'Badge' },
    { to: 'show a figure that stands for itself', use: 'Stat' },
  ],
  keyboard: 'none',
  accessibility: [
    'A figure alone says little: give it a label, “3 goods in the cart”. The full number is read, not “99+”.',
    'On a button the label is part of its name, unless the button has an aria-label: then say the number there.',
  ],
  do: ['Count what the shopper can act on.'],
  dont: ['Do not announce every change; the list that changed does that.'],
};
