import type { ComponentDocs } from '../docs/component-docs';

export const confirmDialogDocs: ComponentDocs = {
  summary: 'Asks for confirmation before an action that is hard to undo.',
  insteadOf: [
    { to: 'ask for more than yes or no', use: 'Dialog' },
    { to: 'offer undo', use: 'Toast with an action' },
  ],
  pattern: 'Alert and message dialogs',
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Moves through the dialog, wrapping around.' },
    {
      keys: ['Escape'],
      does: 'Closes it and returns focus; of several layers the topmost.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Activate the focused button; the first one cancels.',
    },
  ],
  accessibility: [
    'It is an alertdialog named by the question and described by the consequence.',
    'While pending it is busy and cannot be closed; after an error it stays open for a retry.',
  ],
  do: ['Use verbs for the buttons: “Delete address”, “Keep it”.'],
  dont: ['Do not ask about reversible actions.', 'Do not label the buttons “OK” and “Cancel”.'],
};
