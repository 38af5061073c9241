/** Id of an option, by which the input points at it; a value may hold what an id may not. */
export const optionId = (listId: string, key: string | number) =>
  `${listId}-${encodeURIComponent(key)}`;
