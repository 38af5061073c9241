import type { ComponentDocs } from '../docs/component-docs';

export const numberFieldDocs: ComponentDocs = {
  summary:
    'Enters a number in the format of the language: an amount of money, a weight, a percentage.',
  insteadOf: [
    { to: 'say how many of a thing', use: 'NumberStepper' },
    { to: 'set a number by feel', use: 'Slider' },
    { to: 'take digits that are no number: a phone, a postcode', use: 'TextField with inputMode' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it; leaving it ends the typing.' },
    { keys: ['Up arrow', 'Down arrow'], does: 'One step more, one step less.' },
    { keys: ['Home', 'End'], does: 'With a least and a most, go to them.' },
    { keys: ['Enter'], does: 'Ends the typing and sends the form around it.' },
    {
      keys: ['Digits'],
      does: 'Of any script, with the separators of the language; nothing else can be typed.',
    },
  ],
  accessibility: [
    'It is a text box named by its label: spin buttons cannot be reached on some phones.',
    'What becomes of the number after typing is read out when it differs from what was typed.',
    'Currency and unit stand in the value, so they are read with it.',
  ],
  do: [
    'Pass the language of the page as locale.',
    'Say the least and the most in the hint, not in the error alone.',
  ],
  dont: [
    'Do not take amounts of money as floating point any further: turn them into minor units.',
    'Do not set a step where any number is allowed.',
  ],
};
