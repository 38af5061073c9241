/**
 * Width of the scrollbar that is gone while a dialog locks the page. The lock gives the body a margin
 * of that width; what is fixed to the window's end has to add it too, or it jumps.
 */
export const lockedScrollbar = 'var(--removed-body-scroll-bar-size, 0px)';
