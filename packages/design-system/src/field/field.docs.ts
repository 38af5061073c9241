import type { ComponentDocs } from '../docs/component-docs';

export const fieldDocs: ComponentDocs = {
  summary: 'Label, hint and error for a custom input.',
  insteadOf: [
    { to: 'take one line of text', use: 'TextField' },
    { to: 'take several lines', use: 'TextArea' },
    { to: 'choose one of many', use: 'Select or ComboBox' },
    { to: 'choose one of a few', use: 'RadioGroup, which is a group and no single input' },
  ],
  keyboard: 'none',
  accessibility: [
    'The label names the input; error, then hint describe it, in this order.',
    'An error is read out when it appears: its place is in the document before it.',
    'A hidden label stays for assistive technology.',
    'The star of a required field is decoration; set `required` on the input too.',
  ],
  do: [
    'Spread the given props on the one element that takes the focus.',
    'Say in the error what is wrong and what to do.',
  ],
  dont: ['Do not put the hint into a placeholder: it goes when somebody types.'],
};
