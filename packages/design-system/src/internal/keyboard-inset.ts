/** Custom property of the root element: how much of the window's end a virtual keyboard covers. */
export const KEYBOARD_INSET = '--keyboard-inset';

/** Its value, for the styles of modal layers; 0 without a keyboard. */
export const keyboardInset = `var(${KEYBOARD_INSET}, 0px)`;
