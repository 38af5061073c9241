import type { ComponentDocs } from '../docs/component-docs';

export const segmentedControlDocs: ComponentDocs = {
  summary: 'Selects one of two to five options, effective immediately: list or grid, day or week.',
  insteadOf: [
    { to: 'show another part of the page with each', use: 'Tabs' },
    { to: 'choose one in a form among longer texts', use: 'RadioGroup' },
    { to: 'turn several on, each by itself', use: 'ToggleButton in a ButtonGroup' },
  ],
  pattern: 'Radio group',
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the chosen segment, and past the others.' },
    {
      keys: ['Right arrow', 'Down arrow'],
      does: 'Choose the next one, after the last the first; disabled ones are left out.',
    },
    {
      keys: ['Left arrow', 'Up arrow'],
      does: 'Choose the one before; the first leads to the last.',
    },
    { keys: ['Space'], does: 'Chooses the one that has the focus, when none is chosen.' },
  ],
  accessibility: [
    'They are the browser’s own radios in a group that the label names.',
    'The chosen one has an edge of its own, so that hue and brightness are not alone.',
    'An icon alone keeps its label for assistive technology.',
  ],
  do: ['Choose one from the start.', 'Keep the words short and of one kind.'],
  dont: [
    'Do not take it for more than five, or where the words do not fit on a phone.',
    'Do not wait for a button “Apply”: it acts at once.',
  ],
};
