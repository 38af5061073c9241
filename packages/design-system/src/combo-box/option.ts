/** Height of an option in px, also used for virtualisation. */
export const OPTION_HEIGHT = 40;

/** Maximum height of the list in px. */
export const LIST_HEIGHT = 320;

/** Id of an option for `aria-activedescendant`; encoded, since a value may contain any character. */
export const optionId = (listId: string, key: string | number) =>
  `${listId}-${encodeURIComponent(key)}`;
