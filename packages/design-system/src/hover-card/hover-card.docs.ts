import type { ComponentDocs } from '../docs/component-docs';

export const hoverCardDocs: ComponentDocs = {
  summary: 'A preview of a link’s target, on hover or focus.',
  insteadOf: [
    { to: 'show what is needed, also by touch', use: 'Popover' },
    { to: 'say a few words about a control', use: 'Tooltip' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'To the link: opens it. On: goes into the card, and past its end closes it.',
    },
    { keys: ['Enter'], does: 'On the link: follows it.' },
    { keys: ['Escape'], does: 'Closes it.' },
  ],
  accessibility: [
    'It follows its link in reading order and takes no focus by itself.',
    'It waits for the pointer to rest, and stays while the pointer is on its way into it.',
    'Touch never sees it: show only what the page behind the link shows too.',
  ],
  do: ['Show what helps to decide whether to follow the link.'],
  dont: ['Do not put a form into it.', 'Do not hang it on a button: a press there should act.'],
};
