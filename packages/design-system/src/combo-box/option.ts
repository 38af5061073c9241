import { line } from './combo-box.css';

/** Row height in px where there is no layout to measure. */
const USUAL_HEIGHT = 36;

/** Row height in px, measured from the element that is as tall as all rows. */
export const lineHeight = (box: HTMLElement, count: number) =>
  (box.firstElementChild as HTMLElement).offsetHeight / count || USUAL_HEIGHT;

/** CSS length of a number of rows. */
export const lengthOf = (lines: number) => `calc(${lines} * ${line})`;

/** Maximum height of the list in px. */
export const LIST_HEIGHT = 320;

/** Id of an option for `aria-activedescendant`; encoded, since a value may contain any character. */
export const optionId = (listId: string, key: string | number) =>
  `${listId}-${encodeURIComponent(key)}`;
