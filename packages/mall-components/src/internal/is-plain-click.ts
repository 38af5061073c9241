import type { MouseEvent } from 'react';

/** Whether a click on a link asks for no other tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
