import type { ComponentDocs } from '../docs/component-docs';

export const emptyStateDocs: ComponentDocs = {
  summary:
    'Explains that there is no content or that loading failed: a drawing, a sentence, a next step.',
  insteadOf: [
    { to: 'describe existing content', use: 'Alert' },
    { to: 'reserve space for loading content', use: 'Skeleton' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to the action, if any.' }],
  accessibility: [
    'The illustration is decorative; the text says everything.',
    'Where it replaces requested content, put it into a status region.',
  ],
  do: [
    'Say why it is empty and what will be shown here.',
    'For an error say what happened, and offer a retry.',
  ],
  dont: ['Do not offer more than one action.', 'Do not blame the user.'],
};
