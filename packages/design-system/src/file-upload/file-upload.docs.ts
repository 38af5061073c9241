import type { ComponentDocs } from '../docs/component-docs';

export const fileUploadDocs: ComponentDocs = {
  summary: 'Uploads files that are chosen, dropped or pasted, with their progress.',
  insteadOf: [
    { to: 'show pictures that nobody adds to', use: 'Gallery' },
    { to: 'say how far one thing has come', use: 'ProgressBar' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the zone and the buttons of each file.' },
    { keys: ['Enter', 'Space'], does: 'In the zone open the chooser; on a button press it.' },
    {
      keys: ['Ctrl + V'],
      does: 'Adds what was copied, a picture too, while the focus is in it (Cmd on a Mac).',
    },
  ],
  accessibility: [
    'The zone is the browser’s own file input, named by the label and described by the zone’s text.',
    'Held files, a removal, an arrival and a failure are read out, in your words.',
    'After a removal the focus goes to the next file, to the last one, or to the zone.',
    'Everything that can be dropped can be chosen too.',
  ],
  do: [
    'Say in the hint which types, how large and how many.',
    'Put a rejection into the error: which file, why, and what would do.',
    'Offer to try again, and keep what has arrived.',
  ],
  dont: [
    'Do not send anything before the person expects it to leave; say so in the hint if you do.',
    'Do not take the zone away when it is full: say that it is.',
  ],
};
