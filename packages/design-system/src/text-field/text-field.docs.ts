import type { ComponentDocs } from '../docs/component-docs';

export const textFieldDocs: ComponentDocs = {
  summary: 'One line of text: a name, an address, a phone number.',
  insteadOf: [
    { to: 'enter several lines', use: 'TextArea' },
    { to: 'enter a password', use: 'PasswordField' },
    { to: 'enter a code that was sent', use: 'CodeField' },
    { to: 'enter a quantity', use: 'NumberStepper' },
    { to: 'select an existing option', use: 'ComboBox or Select' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to it.' },
    { keys: ['Enter'], does: 'Submits the form.' },
  ],
  accessibility: [
    'Named by its label, described by its error and its hint.',
    'Prefix and suffix are visual; put an important unit into the label or the hint.',
  ],
  do: [
    'Set type, inputMode and autoComplete for keyboards and autofill.',
    'Match the width to the expected input: a postcode is short.',
  ],
  dont: ['Do not use the placeholder as label.', 'Do not validate while typing.'],
};
