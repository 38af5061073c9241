import type { ComponentDocs } from '../docs/component-docs';

export const tagInputDocs: ComponentDocs = {
  summary: 'Enters several values of free text: keywords of goods, e-mail addresses to invite.',
  insteadOf: [
    { to: 'choose several of given options', use: 'MultiSelect' },
    { to: 'take one text', use: 'TextField' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the buttons of the entries, then to the input.' },
    {
      keys: ['Enter', 'Comma'],
      does: 'Add what is typed; Enter in an empty input sends the form.',
    },
    { keys: ['Backspace'], does: 'In an empty input, removes the last entry.' },
    {
      keys: ['Space'],
      does: 'On the button of an entry, removes it; the focus goes to the input.',
    },
  ],
  accessibility: [
    'The entries are told with the input, and each has a button with a name of its own.',
    'Text that is refused stays in the input; the error says why and is read out.',
    'A native select holds the entries, so that forms send, reset and check them.',
    'Commas of every script, semicolons, tabs and line breaks part what is pasted.',
  ],
  do: [
    'Say in the hint how entries are parted: “Enter or a comma after each”.',
    'Give maxLabel where there is a limit, and countLabel where the number matters.',
  ],
  dont: ['Do not take it where the words are known: a list to choose from prevents typing errors.'],
};
