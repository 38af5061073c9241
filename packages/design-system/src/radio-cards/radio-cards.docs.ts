import type { ComponentDocs } from '../docs/component-docs';

export const radioCardsDocs: ComponentDocs = {
  summary:
    'Selects one of a few options with descriptions: payment methods, delivery methods, plans.',
  insteadOf: [
    { to: 'choose between words', use: 'RadioGroup' },
    { to: 'choose one of many', use: 'Select or ComboBox' },
    { to: 'choose several', use: 'Checkbox, one for each' },
  ],
  pattern: 'Radio group',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen card, or to the first, and past the others.' },
    {
      keys: ['Down arrow', 'Right arrow'],
      does: 'Choose the next card, after the last the first; disabled ones are left out.',
    },
    {
      keys: ['Up arrow', 'Left arrow'],
      does: 'Choose the card before; the first leads to the last.',
    },
    { keys: ['Space'], does: 'Chooses the card that has the focus.' },
  ],
  accessibility: [
    'They are the browser’s own radios in a group; the title names one, the rest describes it.',
    'The chosen one is told by its dot and its border, not by colour alone.',
    'The whole card is the target.',
  ],
  do: [
    'Say in a disabled card why it cannot be chosen.',
    'Put what decides (the price, the day of arrival) into aside, so that it lines up.',
  ],
  dont: ['Do not put links or buttons into a card.', 'Do not set a default that costs something.'],
};
