import type { ComponentDocs } from '../docs/component-docs';

export const toggleButtonDocs: ComponentDocs = {
  summary: 'A button with a pressed state: an active filter, a saved item.',
  insteadOf: [
    { to: 'set something on or off in a list of settings', use: 'Switch' },
    { to: 'choose one of several', use: 'SegmentedControl' },
    { to: 'send a yes or no with a form', use: 'Checkbox' },
  ],
  pattern: 'Button (toggle)',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the button and on.' },
    { keys: ['Enter', 'Space'], does: 'Presses it, or lets it go.' },
  ],
  accessibility: [
    'It is announced as pressed or not; its name stays the same.',
    'Ground, edge and text change together; give an icon that is filled when pressed, so that hue is not alone.',
    'With an icon alone, label is its name and a Tooltip shows it.',
  ],
  do: [
    'Name what is on: “In stock”, “Saved”.',
    'Put several of one kind into a ButtonGroup with a name.',
  ],
  dont: [
    'Do not change the name with the state: “Save” and “Saved” would be said twice.',
    'Do not open anything with it: that is a Disclosure or a DropdownMenu.',
  ],
};
