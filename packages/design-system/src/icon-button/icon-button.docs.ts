import type { ComponentDocs } from '../docs/component-docs';

export const iconButtonDocs: ComponentDocs = {
  summary: 'A button with only an icon, for well-known actions: close, search, follow.',
  insteadOf: [
    { to: 'write the action out', use: 'Button with startIcon' },
    { to: 'lead to another page', use: 'IconButton with asChild around a link' },
    { to: 'show a hint with its name', use: 'Tooltip around it' },
  ],
  pattern: 'Button',
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button and on; a pending one keeps its place.' },
    { keys: ['Enter', 'Space'], does: 'Presses it. A pending or disabled one does nothing.' },
  ],
  accessibility: [
    'Its label is its name and required; the icon stays silent.',
    'While pending it is announced as busy, keeps the focus and takes no second press.',
    'It is at least 24 px in both directions in every size.',
  ],
  do: ['Say in the label what a press does, and to what: “Follow shop”.'],
  dont: ['Do not use it for an action that people do not know by its icon.'],
};
