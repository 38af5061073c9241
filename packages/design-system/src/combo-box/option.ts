import { line } from './combo-box.css';

/** Height of a line in px where nothing is drawn yet that could be measured. */
const USUAL_HEIGHT = 36;

/** Height of a line in px: that of the brand's rows. The box holds the element with the place of all lines. */
export const lineHeight = (box: HTMLElement, count: number) =>
  (box.firstElementChild as HTMLElement).offsetHeight / count || USUAL_HEIGHT;

/** The length of a number of lines, for CSS. */
export const lengthOf = (lines: number) => `calc(${lines} * ${line})`;

/** Maximum height of the list in px. */
export const LIST_HEIGHT = 320;

/** Id of an option for `aria-activedescendant`; encoded, since a value may contain any character. */
export const optionId = (listId: string, key: string | number) =>
  `${listId}-${encodeURIComponent(key)}`;
