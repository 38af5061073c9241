import type { ComponentDocs } from '../docs/component-docs';

export const toggleButtonDocs: ComponentDocs = {
  summary: 'A button with a pressed state: an active filter, a saved item.',
  insteadOf: [
    { to: 'turn something on or off in a list of settings', use: 'Switch' },
    { to: 'select one of several', use: 'SegmentedControl' },
    { to: 'submit a yes or no with a form', use: 'Checkbox' },
  ],
  pattern: 'Button (toggle)',
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button.' },
    { keys: ['Enter', 'Space'], does: 'Toggles it.' },
  ],
  accessibility: [
    'It is announced as pressed or not; its name stays the same.',
    'Background, border and text change together; use a filled icon when pressed, so that it does not depend on colour alone.',
    'With an icon only, label is its name and a Tooltip shows it.',
  ],
  do: [
    'Name the pressed state: “In stock”, “Saved”.',
    'Put several of one kind into a named ButtonGroup.',
  ],
  dont: [
    'Do not change the label with the state: label and state would contradict.',
    'Do not open content with it: use a Disclosure or a DropdownMenu.',
  ],
};
