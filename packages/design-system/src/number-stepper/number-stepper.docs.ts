import type { ComponentDocs } from '../docs/component-docs';

export const numberStepperDocs: ComponentDocs = {
  summary: 'Enters a quantity, with a button to decrease and one to increase it.',
  insteadOf: [
    { to: 'enter a large number', use: 'TextField with inputMode' },
    { to: 'select a range approximately', use: 'Slider' },
    { to: 'enter a code', use: 'CodeField' },
  ],
  pattern: 'Spinbutton',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the number and selects it, skipping the buttons.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'Increase and decrease by one.' },
    { keys: ['Page Up', 'Page Down'], does: 'Increase and decrease by ten.' },
    { keys: ['Home', 'End'], does: 'Set the minimum and maximum.' },
    { keys: ['Digits'], does: 'Enter the number; other characters are rejected.' },
    { keys: ['Enter'], does: 'Commits the value, as does leaving the field.' },
  ],
  accessibility: [
    'The number is announced with its minimum and maximum.',
    'The buttons are labelled and not tab stops: arrow keys do the same.',
    'At the minimum and maximum the respective button is disabled.',
  ],
  do: [
    'In a list, name the counted item and hide the label: “Quantity of Blue mug”.',
    'Set max to the stock.',
  ],
  dont: ['Do not remove the item at zero without confirmation.'],
};
