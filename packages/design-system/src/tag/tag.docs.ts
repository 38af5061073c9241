import type { ComponentDocs } from '../docs/component-docs';

export const tagDocs: ComponentDocs = {
  summary: 'A keyword: a popular search as a link, an active filter that can be removed.',
  insteadOf: [
    { to: 'tell the state of a thing', use: 'Badge' },
    { to: 'choose one of several', use: 'RadioGroup' },
    { to: 'start an action', use: 'Button' },
  ],
  pattern: 'Button',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the tag that is a link or a button, or to its remove button.' },
    { keys: ['Enter'], does: 'Follows the link, presses the button.' },
    { keys: ['Space'], does: 'Presses the button.' },
  ],
  accessibility: [
    'The remove button is named by removeLabel: say what goes, “Remove filter: linen”.',
    'A chosen tag is a button with aria-pressed; it has a doubled edge, and in forced colours the highlight.',
    'After a removal move the focus to the next tag, or to what the filter changed.',
  ],
  do: ['Use asChild around your own link or button.'],
  dont: ['Do not make a tag a link and removable at once.'],
};
