import type { ComponentDocs } from '../docs/component-docs';

export const buttonGroupDocs: ComponentDocs = {
  experimental: true,
  summary: 'A named group of related buttons, optionally joined into one bar.',
  insteadOf: [
    { to: 'select one of several values', use: 'RadioGroup, RadioCards or Tabs' },
    { to: 'place a primary action beside “Cancel”', use: 'Inline, or the footer of Dialog' },
    { to: 'collect many actions behind one button', use: 'DropdownMenu' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Moves to the next or previous button of the group.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused button.' },
  ],
  accessibility: [
    'It is a group with a required name; each button has its own name and tab stop.',
    'The joined look does not indicate a selected value: no button is pressed or checked.',
    'In narrow windows the row wraps, including the joined look.',
  ],
  do: ['Use one variant and one size in a group.', 'Join two to four buttons with short labels.'],
  dont: ['Do not join “Save” and “Cancel”: they are not related actions.'],
};
