import type { ComponentDocs } from '../docs/component-docs';

export const timelineDocs: ComponentDocs = {
  summary: 'Past and future events in chronological order: the tracking of a parcel, a refund.',
  insteadOf: [
    { to: 'show where someone is on a way with few fixed stations', use: 'Steps' },
    { to: 'tell facts that have no order', use: 'DescriptionList' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to links and buttons among the descriptions.' }],
  accessibility: [
    'It is an ordered list with a name; the current event has aria-current="step".',
    'Each state is a shape (tick, point, ring, cross) and a word that is read before the title.',
    'With the newest first the list counts backwards, as it is marked up.',
  ],
  do: [
    'Give events in the order of time and say by newest how they are shown.',
    'Write times as a time element, in the reader’s language.',
  ],
  dont: ['Do not tell failure by the mark alone: the title says what failed.'],
};
