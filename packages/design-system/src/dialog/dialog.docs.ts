import type { ComponentDocs } from '../docs/component-docs';

export const dialogDocs: ComponentDocs = {
  summary: 'A modal window for a task to finish before continuing.',
  insteadOf: [
    { to: 'ask yes or no', use: 'ConfirmDialog' },
    { to: 'show what belongs to the page', use: 'Drawer' },
    { to: 'show something small beside a button', use: 'Popover' },
    { to: 'tell that something was done', use: 'Toast' },
  ],
  pattern: 'Dialog (modal)',
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Goes through what is inside, and round.' },
    {
      keys: ['Escape'],
      does: 'Closes it and gives the focus back; of several layers the topmost.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'Scroll a long body when it has the focus.' },
  ],
  accessibility: [
    'The title names it and is required; titleHidden keeps it for assistive technology.',
    'The focus goes in, stays in and returns to what opened it; the page behind is inert and does not scroll.',
    'A body that is longer than the window scrolls between title and footer, by key as well.',
    'Lists, menus, popovers and toasts that open from within belong to it.',
  ],
  do: [
    'Put the main action last in the footer.',
    'Set closeOnOutsidePress to false for forms that would be lost.',
  ],
  dont: ['Do not open one without an action of the person.', 'Do not stack more than two.'],
};
