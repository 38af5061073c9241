import type { ComponentDocs } from '../docs/component-docs';

export const popoverDocs: ComponentDocs = {
  experimental: true,
  summary: 'A small non-modal panel next to the button that opens it.',
  insteadOf: [
    { to: 'offer actions', use: 'DropdownMenu' },
    { to: 'show a hint', use: 'Tooltip' },
    { to: 'preview a link’s target', use: 'HoverCard' },
    { to: 'require a decision first', use: 'Dialog' },
  ],
  pattern: 'Dialog (not modal)',
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On the button: opens it and moves focus inside, or closes it.',
    },
    { keys: ['Tab'], does: 'Moves through it; leaving it closes it.' },
    { keys: ['Escape'], does: 'Closes it and returns focus; a surrounding dialog stays open.' },
  ],
  accessibility: [
    'Its label is its name and required; the button has aria-expanded.',
    'It keeps its place in the DOM, so it belongs to a surrounding dialog.',
    'It stays in the viewport: it flips and shrinks if there is no space.',
  ],
  do: ['Limit it to one topic and a few controls.'],
  dont: ['Do not open one from another.'],
};
