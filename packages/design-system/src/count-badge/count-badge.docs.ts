import type { ComponentDocs } from '../docs/component-docs';

export const countBadgeDocs: ComponentDocs = {
  summary: 'A count, at the corner of another element or inline. Hidden at zero.',
  insteadOf: [
    { to: 'show a status as a word', use: 'Badge' },
    { to: 'show a standalone figure', use: 'Stat' },
  ],
  keyboard: 'none',
  accessibility: [
    'Set a label, “3 goods in the cart”: a number alone is not descriptive. The full number is announced, not “99+”.',
    'On a button the label is part of its name, unless the button has an aria-label: then include the number there.',
  ],
  do: ['Count items that the user can act on.'],
  dont: ['Do not announce every change; the changed list does that.'],
};
