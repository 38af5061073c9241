import type { ComponentDocs } from '../docs/component-docs';

export const iconButtonDocs: ComponentDocs = {
  summary: 'A button with only an icon, for well-known actions: close, search, follow.',
  insteadOf: [
    { to: 'show the action as text', use: 'Button with startIcon' },
    { to: 'navigate to another page', use: 'IconButton with asChild around a link' },
    { to: 'show its name as a hint', use: 'Tooltip around it' },
  ],
  pattern: 'Button',
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button; a pending one stays focusable.' },
    { keys: ['Enter', 'Space'], does: 'Activates it, unless it is pending or disabled.' },
  ],
  accessibility: [
    'Its label is its name and required; the icon is decorative.',
    'While pending it is announced as busy, keeps focus and ignores presses.',
    'It is at least 24 px wide and high in every size.',
  ],
  do: ['Label the action and its object: “Follow shop”.'],
  dont: ['Do not use it for actions that the icon does not make obvious.'],
};
