import type { ComponentDocs } from '../docs/component-docs';

export const tagInputDocs: ComponentDocs = {
  experimental: true,
  summary: 'Enters several values of free text: keywords of goods, e-mail addresses to invite.',
  insteadOf: [
    { to: 'select several given options', use: 'MultiSelect' },
    { to: 'enter one text', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the buttons of the entries, then to the input.' },
    {
      keys: ['Enter', 'Comma'],
      does: 'Add the typed text; Enter in an empty input submits the form.',
    },
    { keys: ['Backspace'], does: 'In an empty input removes the last entry.' },
    {
      keys: ['Space'],
      does: 'On the button of an entry removes it; focus moves to the input.',
    },
  ],
  accessibility: [
    'Entries are part of the input’s description, and each has a labelled remove button.',
    'Rejected text stays in the input; the error says why and is announced.',
    'A native select contains the entries, for submit, reset and validation.',
    'Commas of every script, semicolons, tabs and line breaks separate pasted entries.',
  ],
  do: [
    'State the separators in the hint: “Enter or a comma after each”.',
    'Set maxLabel if there is a limit, and countLabel if the number matters.',
  ],
  dont: ['Do not use it for known values: selecting avoids typing errors.'],
};
