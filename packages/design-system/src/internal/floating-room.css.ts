import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Width that the page's column leaves free at the window's end for what floats there; unset where nothing does. */
export const floatingRoom = createVar();

/** The same with none where nothing floats. */
export const floatingRoomOrNone = fallbackVar(floatingRoom, '0px');
