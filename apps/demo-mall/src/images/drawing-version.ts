/** Increment it when recipes render differently, so that stored files are rendered again. */
export const DRAWING_VERSION = 4;
