import type { ComponentDocs } from '../docs/component-docs';

export const toastDocs: ComponentDocs = {
  summary: 'A temporary message about a completed action, above all other content.',
  insteadOf: [
    { to: 'show a persistent message', use: 'Alert, next to its subject' },
    { to: 'show the error of a field', use: 'Field with an error' },
    { to: 'ask before an action', use: 'ConfirmDialog' },
  ],
  keyboard: [
    {
      keys: ['F6'],
      does: 'Moves to the first toast, also from a dialog; again returns to the previous focus.',
    },
    { keys: ['Tab'], does: 'Moves through the actions and dismiss buttons of the toasts.' },
    { keys: ['Enter', 'Space'], does: 'Activates the action or the dismiss button.' },
    {
      keys: ['Escape'],
      does: 'In a toast: returns to the previous focus; the dialog stays open.',
    },
  ],
  accessibility: [
    'Critical toasts are assertive, all others polite.',
    'The timer of a toast pauses on hover and focus.',
    'The region stays accessible while a dialog hides the rest of the page.',
    'When the focused toast is removed, focus moves to the next one, or to the previous element.',
  ],
  do: [
    'Offer the next step as an action: “View cart” after “Added to your cart”.',
    'Include the key in the region’s name: “Messages (F6)”.',
    'If a bar is fixed to the same edge of the window, set `--toast-inset` on the root to its height.',
    'Set the duration to Infinity if the action is available nowhere else.',
  ],
  dont: [
    'Do not report page errors by a toast alone; it disappears.',
    'Do not show more than one per action.',
  ],
};
