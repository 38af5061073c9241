import type { ComponentDocs } from '../docs/component-docs';

export const numberStepperDocs: ComponentDocs = {
  summary: 'Enters a quantity, with a button to decrease and one to increase it.',
  insteadOf: [
    { to: 'take a figure that nobody counts up to', use: 'TextField with inputMode' },
    { to: 'set a range by feel', use: 'Slider' },
    { to: 'take a code', use: 'CodeField' },
  ],
  pattern: 'Spinbutton',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the number, which is then chosen whole, and past the buttons.',
    },
    { keys: ['Up arrow', 'Down arrow'], does: 'One more, one less.' },
    { keys: ['Page Up', 'Page Down'], does: 'Ten more, ten less.' },
    { keys: ['Home', 'End'], does: 'The least and the most that is allowed.' },
    { keys: ['Digits'], does: 'Are the number; nothing else can be typed.' },
    { keys: ['Enter'], does: 'Ends the typing; leaving the field does so too.' },
  ],
  accessibility: [
    'The number is announced with its least and its most.',
    'The buttons have names of their own and are left out of the order of Tab: the arrows do the same.',
    'At either end the button there is disabled.',
  ],
  do: ['Name what is counted: “Quantity of Blue mug”.', 'Set max to what is in stock.'],
  dont: ['Do not remove the thing at zero without asking.'],
};
