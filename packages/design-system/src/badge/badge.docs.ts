import type { ComponentDocs } from '../docs/component-docs';

export const badgeDocs: ComponentDocs = {
  summary: 'A short status label: “Paid”, “Limited”.',
  insteadOf: [
    { to: 'show how many', use: 'CountBadge' },
    { to: 'show a keyword that leads somewhere or can be taken away', use: 'Tag' },
    { to: 'explain a state in a sentence', use: 'Alert' },
  ],
  keyboard: 'none',
  accessibility: [
    'The word is the meaning; the tone repeats it and never replaces it.',
    'In forced colours it has an edge.',
  ],
  do: ['Keep it to one or two words.', 'Use solid for a campaign mark on a picture.'],
  dont: [
    'Do not tell two states apart by tone with the same word.',
    'Do not make a badge a button or a link.',
  ],
};
