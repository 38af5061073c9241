import type { ComponentDocs } from '../docs/component-docs';

export const emptyStateDocs: ComponentDocs = {
  summary:
    'Explains that there is no content or that loading failed: a drawing, a sentence, a next step.',
  insteadOf: [
    { to: 'say something about what is there', use: 'Alert' },
    { to: 'keep the place of what is on its way', use: 'Skeleton' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Goes to the action, when there is one.' }],
  accessibility: [
    'The drawing is decoration; the sentence says everything.',
    'Where it replaces content that was asked for, put it into a status region.',
  ],
  do: [
    'Say why it is empty and what will be here.',
    'For a failure say what happened, and offer to try again.',
  ],
  dont: ['Do not offer more than one way on.', 'Do not blame the shopper.'],
};
