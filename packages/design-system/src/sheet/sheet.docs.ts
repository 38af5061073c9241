import type { ComponentDocs } from '../docs/component-docs';

export const sheetDocs: ComponentDocs = {
  summary:
    'A bottom panel that can be dragged to several heights or closed: places on a map, filters on a phone.',
  insteadOf: [
    { to: 'show a panel of one height, or at the side', use: 'Drawer' },
    { to: 'settle something first', use: 'Dialog' },
  ],
  pattern: 'Dialog (modal), with the handle of a window splitter',
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Goes through what is inside, the handle too, and round.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'On the handle, go to the next height.' },
    { keys: ['Home', 'End'], does: 'On the handle, go to the lowest or the greatest height.' },
    { keys: ['Enter'], does: 'On the handle, goes to the next height, and round.' },
    { keys: ['Escape'], does: 'Closes it and gives the focus back.' },
  ],
  accessibility: [
    'What dragging does, a press on the handle, keys and the close button do as well.',
    'The handle tells its height in percent of the window.',
    'It glides only where motion is welcome.',
  ],
  do: ['Let the lowest height show the title and the first thing in it.'],
  dont: ['Do not give more than three heights.', 'Do not put a form of many fields into it.'],
};
