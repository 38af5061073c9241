import type { ComponentDocs } from '../docs/component-docs';

export const alertDocs: ComponentDocs = {
  summary: 'A message that stays on the page, next to what it refers to.',
  insteadOf: [
    { to: 'confirm that an action succeeded', use: 'Toast' },
    { to: 'show the error of one field', use: "the field's error" },
    { to: 'show that there is no content', use: 'EmptyState' },
    { to: 'ask before an irreversible action', use: 'ConfirmDialog' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to the action, if any.' }],
  accessibility: [
    'Each tone has a different icon. State the severity in the text as well, or set iconLabel.',
    'Use role="status" for alerts that appear later, role="alert" for urgent ones, and neither for alerts in the initial page.',
    'Border and icon remain in forced colours.',
  ],
  do: [
    'Say what happened, why, and what to do: “Your bank declined the payment. Nothing was charged.”',
    'Offer one action.',
  ],
  dont: [
    'Do not stack alerts; show the most important one first.',
    'Do not use the brand’s red for errors: use the critical tone.',
  ],
};
