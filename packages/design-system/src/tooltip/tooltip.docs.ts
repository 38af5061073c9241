import type { ComponentDocs } from '../docs/component-docs';

export const tooltipDocs: ComponentDocs = {
  summary: 'A short explanation of a control, on hover or focus.',
  insteadOf: [
    { to: 'show what can be pressed', use: 'Popover' },
    { to: 'help with a field', use: 'the hint of its Field' },
    { to: 'show where a link leads', use: 'HoverCard' },
  ],
  pattern: 'Tooltip',
  keyboard: [
    { keys: ['Tab'], does: 'To the control: opens it at once. Away from it: closes it.' },
    { keys: ['Escape'], does: 'Closes it; the focus stays on the control.' },
  ],
  accessibility: [
    'It describes its control while it is open; it never is the control’s only name.',
    'It stays while the pointer is on it, and is never opened by touch.',
    'What fades in does so only where motion is wanted; under forced colours it has a border.',
  ],
  do: ['Keep it to one short sentence.', 'Put it on something that takes the focus.'],
  dont: [
    'Do not put there alone what somebody needs: touch never sees it.',
    'Do not put links or buttons into it.',
  ],
};
