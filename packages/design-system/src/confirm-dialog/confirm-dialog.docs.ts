import type { ComponentDocs } from '../docs/component-docs';

export const confirmDialogDocs: ComponentDocs = {
  summary: 'Asks for confirmation before an action that is hard to undo.',
  insteadOf: [
    { to: 'ask for more than yes or no', use: 'Dialog' },
    { to: 'offer to undo it afterwards', use: 'Toast with an action' },
  ],
  pattern: 'Alert and message dialogs',
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Goes through what is inside, and round.' },
    {
      keys: ['Escape'],
      does: 'Closes it and gives the focus back; of several layers the topmost.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Press the button that has the focus; the first one is the way back.',
    },
  ],
  accessibility: [
    'It is an alert dialog with the question as name and the consequence as description.',
    'While it is carried out it is busy and cannot be closed; when it fails it stays open for another try.',
  ],
  do: ['Answer with the verb: “Delete address”, “Keep it”.'],
  dont: ['Do not ask about what can be undone.', 'Do not write “OK” and “Cancel”.'],
};
