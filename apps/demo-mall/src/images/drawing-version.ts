/** Raise it when the same recipe gives another image, so that stored files are drawn again. */
export const DRAWING_VERSION = 2;
