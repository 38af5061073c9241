import type { ComponentDocs } from '../docs/component-docs';

export const badgeDocs: ComponentDocs = {
  summary: 'A short status label: “Paid”, “Limited”.',
  insteadOf: [
    { to: 'show a count', use: 'CountBadge' },
    { to: 'show a keyword that is a link or can be removed', use: 'Tag' },
    { to: 'explain a state in a sentence', use: 'Alert' },
  ],
  keyboard: 'none',
  accessibility: [
    'The text conveys the meaning; the tone only repeats it.',
    'It has a border in forced colours.',
  ],
  do: ['Use one or two words.', 'Use solid for promotions on images.'],
  dont: [
    'Do not distinguish two states with the same word by tone only.',
    'Do not make a badge a button or a link.',
  ],
};
