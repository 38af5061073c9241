import type { ComponentDocs } from '../docs/component-docs';

export const alertDocs: ComponentDocs = {
  summary: 'A message that stays on the page, next to what it refers to.',
  insteadOf: [
    { to: 'confirm in passing that something was done', use: 'Toast' },
    { to: 'say what is wrong with one field', use: "the field's error" },
    { to: 'say that there is nothing to show', use: 'EmptyState' },
    { to: 'ask before something that cannot be undone', use: 'ConfirmDialog' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to the action, when there is one.' }],
  accessibility: [
    'Each tone has an icon of its own shape. Say the severity in the text as well, or give the icon a word by iconLabel.',
    'Give role="status" to what appears while the page is open, role="alert" to what cannot wait, and neither to what is there from the start.',
    'In forced colours the edge and the icon stay.',
  ],
  do: [
    'Say what happened, why, and what to do: “Your bank refused it. Nothing was charged.”',
    'Offer one way on as the action.',
  ],
  dont: [
    'Do not stack alerts; the one that stops the shopper comes first.',
    'Do not use brand red for an error: that is what the critical tone is for.',
  ],
};
