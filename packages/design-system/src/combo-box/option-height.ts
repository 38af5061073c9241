/** Height of an option in px; the window over a long list counts with it. */
export const OPTION_HEIGHT = 40;

/** Height in px that the list has at most. */
export const LIST_HEIGHT = 320;
