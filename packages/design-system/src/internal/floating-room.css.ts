import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Width that Container reserves at each side of the window for FloatingWidget; unset without one. */
export const floatingRoom = createVar();

/** The same, `0px` without one. */
export const floatingRoomOrNone = fallbackVar(floatingRoom, '0px');
