import type { ComponentDocs } from '../docs/component-docs';

export const popoverDocs: ComponentDocs = {
  summary: 'A small non-modal panel next to the button that opens it.',
  insteadOf: [
    { to: 'offer actions', use: 'DropdownMenu' },
    { to: 'give a hint', use: 'Tooltip' },
    { to: 'preview what a link leads to', use: 'HoverCard' },
    { to: 'settle something first', use: 'Dialog' },
  ],
  pattern: 'Dialog (not modal)',
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens it with the focus inside, or closes it.',
    },
    { keys: ['Tab'], does: 'Goes through it; leaving it closes it.' },
    { keys: ['Escape'], does: 'Closes it and gives the focus back; a dialog around it stays.' },
  ],
  accessibility: [
    'Its label is its name and required; the button says whether it is open.',
    'It stays in the page where it belongs, so a dialog around it counts it as its own.',
    'It keeps to the window: it turns over and shrinks where there is no room.',
  ],
  do: ['Keep it to one thought and a few controls.'],
  dont: ['Do not open one from another.'],
};
