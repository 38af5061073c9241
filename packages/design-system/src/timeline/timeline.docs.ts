import type { ComponentDocs } from '../docs/component-docs';

export const timelineDocs: ComponentDocs = {
  summary: 'Past and future events in chronological order: the tracking of a parcel, a refund.',
  insteadOf: [
    { to: 'show the progress through a few known stages', use: 'Steps' },
    { to: 'show facts without an order', use: 'DescriptionList' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to links and buttons in the descriptions.' }],
  accessibility: [
    'It is a named ordered list; the current event has aria-current="step".',
    'Each state has a shape (check mark, dot, ring, cross) and a word that is announced before the title.',
    'With the newest first the list is reversed.',
  ],
  do: [
    'Pass events in chronological order and set newest for the display order.',
    'Use time elements in the user’s language.',
  ],
  dont: ['Do not convey failure by the marker alone: state it in the title.'],
};
