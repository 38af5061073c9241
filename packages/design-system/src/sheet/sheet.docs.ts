import type { ComponentDocs } from '../docs/component-docs';

export const sheetDocs: ComponentDocs = {
  experimental: true,
  summary:
    'A bottom panel that can be dragged to several heights or closed: places on a map, filters on a phone.',
  insteadOf: [
    { to: 'show a panel with a single height, or at the side', use: 'Drawer' },
    { to: 'require a decision first', use: 'Dialog' },
  ],
  pattern: 'Dialog (modal), with the handle of a window splitter',
  keyboard: [
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Moves through the sheet, including the handle, wrapping around.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'On the handle: to the next height.' },
    { keys: ['Home', 'End'], does: 'On the handle: to the lowest or highest height.' },
    { keys: ['Enter'], does: 'On the handle: to the next height, wrapping around.' },
    { keys: ['Escape'], does: 'Closes it and returns focus.' },
  ],
  accessibility: [
    'Everything that dragging does is available by pressing the handle, keyboard and close button.',
    'The handle announces its height in percent of the window.',
    'It animates only without reduced motion.',
  ],
  do: ['Let the lowest height show the title and the first item.'],
  dont: ['Do not define more than three heights.', 'Do not put long forms into it.'],
};
