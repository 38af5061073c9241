import type { ComponentDocs } from '../docs/component-docs';

export const textAreaDocs: ComponentDocs = {
  summary: 'Several lines of text, with a counter if the length is limited.',
  insteadOf: [
    { to: 'take one line', use: 'TextField' },
    { to: 'show text that nobody changes', use: 'Text' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it and on.' },
    { keys: ['Enter'], does: 'Begins a new line; the form is not sent.' },
  ],
  accessibility: [
    'The counter is seen; countLabel says the same in words once nine tenths are used up.',
    'It can be made taller by its corner.',
  ],
  do: ['Show the counter where the limit may be reached.', 'Make it as tall as what is expected.'],
  dont: ['Do not cut what was pasted without a word: the counter shows why.'],
};
