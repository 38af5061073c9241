import type { ComponentDocs } from '../docs/component-docs';

export const buttonDocs: ComponentDocs = {
  summary: 'Starts an action on this page: buy, save, open, send.',
  insteadOf: [
    { to: 'lead to another page', use: 'Link, or Button with asChild around a link' },
    { to: 'show an action as a picture alone', use: 'IconButton' },
    { to: 'set something on or off at once', use: 'Switch' },
    { to: 'offer several actions behind one', use: 'DropdownMenu' },
  ],
  pattern: 'Button',
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the button and on; a pending one keeps its place.' },
    { keys: ['Enter', 'Space'], does: 'Presses it. A pending or disabled one does nothing.' },
  ],
  accessibility: [
    'Its text is its name. An icon beside the text is decoration and stays silent.',
    'While pending it is announced as busy, keeps the focus and takes no second press.',
    'The height is at least 24 px in every size, so that it can be hit.',
  ],
  do: [
    'Begin with a verb: “Add to cart”, not “Cart”.',
    'Keep one primary button in a view; the rest are secondary or quiet.',
  ],
  dont: [
    'Do not disable a button to say that a form is incomplete; say what is missing when it is pressed.',
    'Do not write two buttons with the same name that do different things.',
  ],
};
