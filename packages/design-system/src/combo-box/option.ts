/** Height of an option in px; the window over a long list counts with it. */
export const OPTION_HEIGHT = 40;

/** Height in px that the list has at most. */
export const LIST_HEIGHT = 320;

/** Id of an option, by which the input points at it; a value may hold what an id may not. */
export const optionId = (listId: string, key: string | number) =>
  `${listId}-${encodeURIComponent(key)}`;
