import type { ComponentDocs } from '../docs/component-docs';

export const buttonDocs: ComponentDocs = {
  summary: 'Starts an action on this page: buy, save, open, send.',
  insteadOf: [
    { to: 'navigate to another page', use: 'Link, or Button with asChild around a link' },
    { to: 'show an action as an icon only', use: 'IconButton' },
    { to: 'turn something on or off immediately', use: 'Switch' },
    { to: 'offer several actions behind one button', use: 'DropdownMenu' },
  ],
  pattern: 'Button',
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button; a pending one stays focusable.' },
    { keys: ['Enter', 'Space'], does: 'Activates it, unless it is pending or disabled.' },
  ],
  accessibility: [
    'Its text is its name. An icon beside the text is decorative.',
    'While pending it is announced as busy, keeps focus and ignores presses.',
    'The height is at least 24 px in every size.',
  ],
  do: [
    'Start with a verb: “Add to cart”, not “Cart”.',
    'Use one primary button per view; the others are secondary or quiet.',
  ],
  dont: [
    'Do not disable the button of an incomplete form; show what is missing when it is pressed.',
    'Do not use the same label for different actions.',
  ],
};
