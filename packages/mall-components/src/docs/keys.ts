import type { KeyLine } from './page-docs';

/** Keys of links and buttons without an order of their own. */
export const pressKeys: readonly KeyLine[] = [
  { keys: ['Tab'], does: 'Moves through links, buttons and fields in reading order.' },
  { keys: ['Enter'], does: 'Follows a link, presses a button.' },
  { keys: ['Space'], does: 'Presses a button.' },
];

/** Keys of a row of tabs. */
export const tabKeys: readonly KeyLine[] = [
  {
    keys: ['Right arrow', 'Left arrow'],
    does: 'On a tab: opens the next or previous one, wrapping around; mirrored in RTL.',
  },
  { keys: ['Home', 'End'], does: 'On a tab: opens the first or last one.' },
];

/** Keys of a modal dialog. */
export const dialogKeys: readonly KeyLine[] = [
  { keys: ['Tab', 'Shift + Tab'], does: 'Moves through the dialog, wrapping around.' },
  { keys: ['Escape'], does: 'Closes it and returns focus to what opened it.' },
];

/** Keys of a form with a submit button. */
export const formKeys: readonly KeyLine[] = [
  { keys: ['Tab'], does: 'Moves through the fields and buttons in reading order.' },
  { keys: ['Enter'], does: 'In a field of one line: submits the form.' },
];

/** Keys of a group of radio buttons. */
export const radioKeys: readonly KeyLine[] = [
  { keys: ['Arrow keys'], does: 'In a group of choices: select the next or previous one.' },
];

/** Keys of a checkbox. */
export const checkboxKeys: readonly KeyLine[] = [
  { keys: ['Space'], does: 'On a checkbox: checks or unchecks it.' },
];

/** Keys of a number with buttons for more and less. */
export const stepperKeys: readonly KeyLine[] = [
  { keys: ['Up arrow', 'Down arrow'], does: 'On a quantity: one more, one less.' },
  { keys: ['Page Up', 'Page Down'], does: 'On a quantity: ten more, ten less.' },
  { keys: ['Home', 'End'], does: 'On a quantity: the least and the most.' },
];
