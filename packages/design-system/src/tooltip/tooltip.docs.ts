import type { ComponentDocs } from '../docs/component-docs';

export const tooltipDocs: ComponentDocs = {
  experimental: true,
  summary: 'A short explanation of a control, on hover or focus.',
  insteadOf: [
    { to: 'show interactive content', use: 'Popover' },
    { to: 'help with a field', use: 'the hint of its Field' },
    { to: 'preview a link’s target', use: 'HoverCard' },
  ],
  pattern: 'Tooltip',
  keyboard: [
    { keys: ['Tab'], does: 'To the control: opens it immediately. Away from it: closes it.' },
    { keys: ['Escape'], does: 'Closes it; focus stays on the control.' },
  ],
  accessibility: [
    'It describes its control while open; it is never the only accessible name.',
    'It stays open while the pointer is on it, and does not open on touch.',
    'It fades in only without reduced motion; in forced colours it has a border.',
  ],
  do: ['Limit it to one short sentence.', 'Attach it to a focusable element.'],
  dont: [
    'Do not put essential content there: touch users cannot open it.',
    'Do not put links or buttons into it.',
  ],
};
