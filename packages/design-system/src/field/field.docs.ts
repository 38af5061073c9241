import type { ComponentDocs } from '../docs/component-docs';

export const fieldDocs: ComponentDocs = {
  summary: 'Label, hint and error for a custom input.',
  insteadOf: [
    { to: 'enter one line of text', use: 'TextField' },
    { to: 'enter several lines', use: 'TextArea' },
    { to: 'select one of many', use: 'Select or ComboBox' },
    { to: 'select one of a few', use: 'RadioGroup, which is a group and not a single input' },
  ],
  keyboard: 'none',
  accessibility: [
    'The label names the input; error, then hint describe it.',
    'An error is announced when it appears: its live region exists before it.',
    'A hidden label remains for assistive technology.',
    'The asterisk of a required field is decorative; set `required` on the input too.',
  ],
  do: [
    'Spread the given props on the focusable element.',
    'Say in the error what is wrong and how to fix it.',
  ],
  dont: ['Do not use a placeholder as hint: it disappears while typing.'],
};
