import type { ComponentDocs } from '../docs/component-docs';

export const textAreaDocs: ComponentDocs = {
  summary: 'Several lines of text, with a counter if the length is limited.',
  insteadOf: [
    { to: 'enter one line', use: 'TextField' },
    { to: 'show read-only text', use: 'Text' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it.' },
    { keys: ['Enter'], does: 'Starts a new line without submitting the form.' },
  ],
  accessibility: [
    'The counter is visual; countLabel is announced above 90 % of the limit.',
    'It can be resized at its corner.',
  ],
  do: ['Show the counter if the limit may be reached.', 'Make it as tall as the expected input.'],
  dont: ['Do not truncate pasted text silently: the counter shows why.'],
};
