/**
 * Width of the scrollbar that scroll locking hides. The lock adds it as a margin to the body;
 * elements fixed to the inline end must add it too.
 */
export const lockedScrollbar = 'var(--removed-body-scroll-bar-size, 0px)';
