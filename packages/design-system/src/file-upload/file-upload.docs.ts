import type { ComponentDocs } from '../docs/component-docs';

export const fileUploadDocs: ComponentDocs = {
  summary: 'Uploads files that are chosen, dropped or pasted, with their progress.',
  insteadOf: [
    { to: 'show read-only images', use: 'Gallery' },
    { to: 'show the progress of a single task', use: 'ProgressBar' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the drop zone and the buttons of each file.' },
    {
      keys: ['Enter', 'Space'],
      does: 'In the zone opens the file picker; on a button activates it.',
    },
    {
      keys: ['Ctrl + V'],
      does: 'Adds files or images from the clipboard while focus is inside (Cmd on a Mac).',
    },
  ],
  accessibility: [
    'The zone is a native file input, named by the label and described by the zone’s text.',
    'Dragging, removal, completion and errors are announced with your texts.',
    'After a removal focus moves to the next file, to the last one, or to the zone.',
    'Everything that can be dropped can be picked too.',
  ],
  do: [
    'State types, size and number in the hint.',
    'Put rejections into the error: which file, why, and what is accepted.',
    'Offer a retry, and keep uploaded files.',
  ],
  dont: [
    'Do not upload before users expect it; otherwise say so in the hint.',
    'Do not remove the zone when it is full: say so.',
  ],
};
