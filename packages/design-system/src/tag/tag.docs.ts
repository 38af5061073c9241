import type { ComponentDocs } from '../docs/component-docs';

export const tagDocs: ComponentDocs = {
  summary: 'A keyword: a popular search as a link, an active filter that can be removed.',
  insteadOf: [
    { to: 'show the status of an item', use: 'Badge' },
    { to: 'select one of several', use: 'RadioGroup' },
    { to: 'start an action', use: 'Button' },
  ],
  pattern: 'Button',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the tag that is a link or a button, or to its remove button.',
    },
    { keys: ['Enter'], does: 'Follows the link, activates the button.' },
    { keys: ['Space'], does: 'Activates the button.' },
  ],
  accessibility: [
    'The remove button is named by removeLabel: “Remove filter: linen”.',
    'A selected tag is a button with aria-pressed; it has a double border, and the highlight colour in forced colours.',
    'After a removal move focus to the next tag, or to the filtered content.',
  ],
  do: ['Use asChild with your own link or button.'],
  dont: ['Do not make a tag both a link and removable.'],
};
