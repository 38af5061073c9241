import type { ComponentDocs } from '../docs/component-docs';

export const dialogDocs: ComponentDocs = {
  summary: 'A modal window for a task to finish before continuing.',
  insteadOf: [
    { to: 'ask yes or no', use: 'ConfirmDialog' },
    { to: 'show content related to the page', use: 'Drawer' },
    { to: 'show small content next to a button', use: 'Popover' },
    { to: 'report success', use: 'Toast' },
  ],
  pattern: 'Dialog (modal)',
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Moves through the dialog, wrapping around.' },
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus; of several layers the topmost.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'Scroll a focused, overflowing body.' },
  ],
  accessibility: [
    'The title names it and is required; titleHidden hides it visually.',
    'Focus moves in, is trapped and returns to the trigger; the page is inert and does not scroll. initialFocus and finalFocus name other elements.',
    'An overflowing body scrolls between title and footer, also with the keyboard.',
    'Lists, menus, popovers and toasts opened from it belong to it.',
  ],
  do: [
    'Put the primary action last in the footer.',
    'Set closeOnOutsidePress to false for forms with unsaved input.',
  ],
  dont: ['Do not open one without a user action.', 'Do not stack more than two.'],
};
