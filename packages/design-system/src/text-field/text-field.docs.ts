import type { ComponentDocs } from '../docs/component-docs';

export const textFieldDocs: ComponentDocs = {
  summary: 'One line of text: a name, an address, a phone number.',
  insteadOf: [
    { to: 'take several lines', use: 'TextArea' },
    { to: 'take a secret', use: 'PasswordField' },
    { to: 'take a code that was sent', use: 'CodeField' },
    { to: 'take a quantity', use: 'NumberStepper' },
    { to: 'choose from what there is', use: 'ComboBox or Select' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to it and on; what it holds is not lost.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
  ],
  accessibility: [
    'Named by its label, described by its error and its hint.',
    'Prefix and suffix are seen only; put a unit that matters into the label or the hint.',
  ],
  do: [
    'Set type, inputMode and autoComplete, so that phones and browsers can help.',
    'Be as wide as what is expected: a postcode is short.',
  ],
  dont: [
    'Do not write the label into the placeholder.',
    'Do not check while somebody still types.',
  ],
};
