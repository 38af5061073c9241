import type { ComponentDocs } from '../docs/component-docs';

export const hoverCardDocs: ComponentDocs = {
  experimental: true,
  summary: 'A preview of a link’s target, on hover or focus.',
  insteadOf: [
    { to: 'show essential content, also on touch', use: 'Popover' },
    { to: 'describe a control briefly', use: 'Tooltip' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To the link: opens it. Next: moves into the card, and out of it closes it.',
    },
    { keys: ['Enter'], does: 'On the link: navigates.' },
    { keys: ['Escape'], does: 'Closes it.' },
  ],
  accessibility: [
    'It follows its link in DOM order and does not take focus.',
    'It opens after a hover delay, and stays open while the pointer moves into it.',
    'It is not available on touch: show only content that the link’s target has too.',
  ],
  do: ['Show what helps to decide whether to follow the link.'],
  dont: ['Do not put a form into it.', 'Do not attach it to a button, which performs an action.'],
};
