import type { ComponentDocs } from '../docs/component-docs';

export const toastDocs: ComponentDocs = {
  summary: 'A temporary message about a completed action, above all other content.',
  insteadOf: [
    { to: 'say what must still be there later', use: 'Alert, beside what it is about' },
    { to: 'say what is wrong with a field', use: 'Field with an error' },
    { to: 'ask before something is done', use: 'ConfirmDialog' },
  ],
  keyboard: [
    {
      keys: ['F6'],
      does: 'Goes to the first message, out of an open dialog too; once more goes back to where the focus was.',
    },
    { keys: ['Tab'], does: 'Goes through the actions and dismiss buttons of the messages.' },
    { keys: ['Enter', 'Space'], does: 'Presses the action or the dismiss button.' },
    {
      keys: ['Escape'],
      does: 'In a message: goes back to where the focus was; the dialog behind stays open.',
    },
  ],
  accessibility: [
    'Critical messages interrupt what is being read out, all others wait for a pause.',
    'The clock of a message stands still under the pointer and while the focus is in it.',
    'The region stays readable while a dialog hides the rest of the page.',
    'When the message that has the focus goes, the next one has it, or what had it before.',
  ],
  do: [
    'Offer the one way on as an action: “See cart” after “Added to your cart”.',
    'Name the region with its key: “Messages (F6)”.',
    'Where a bar sticks to the same edge of the window, set `--toast-inset` on the root to its height.',
    'Set the duration to Infinity where the action is the only way to it.',
  ],
  dont: [
    'Do not tell by a toast alone what went wrong with the page; it passes.',
    'Do not show more than one for one press.',
  ],
};
