/**
 * Width of the scrollbar that is hidden while a dialog locks scrolling. The lock adds it as a margin to the
 * body; what is fixed to the end of the window has to add it too, or it shifts.
 */
export const lockedScrollbar = 'var(--removed-body-scroll-bar-size, 0px)';
