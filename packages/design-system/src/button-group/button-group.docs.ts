import type { ComponentDocs } from '../docs/component-docs';

export const buttonGroupDocs: ComponentDocs = {
  summary: 'A named group of related buttons, optionally joined into one bar.',
  insteadOf: [
    { to: 'choose one of several values', use: 'RadioGroup, RadioCards or Tabs' },
    { to: 'place a main action beside “Cancel”', use: 'Inline, or the footer of Dialog' },
    { to: 'keep many actions behind one button', use: 'DropdownMenu' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift + Tab'], does: 'Goes to the next or previous button of the group.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button that has the focus.' },
  ],
  accessibility: [
    'It is a group with a required name; each button keeps its own name and its own stop of the Tab key.',
    'The joined look says nothing about a chosen value: nothing in it is pressed or checked.',
    'In a narrow window the row wraps, and the seams of the joined look go along.',
  ],
  do: ['Use one variant and one size in a group.', 'Join two to four buttons with short names.'],
  dont: ['Do not join “Save” and “Cancel”: they do not belong to one thing.'],
};
