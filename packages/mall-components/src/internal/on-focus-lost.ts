/**
 * Calls back when no element has focus: at once, or after the focused dialog has closed. Not called when
 * focus has been moved somewhere else.
 * @returns a function that cancels it
 */
export const onFocusLost = (then: () => void): (() => void) =>
  afterDialog(() => {
    if (document.activeElement === document.body) then();
  });

/**
 * Calls back when focus is not in a dialog: at once, or after the focused dialog has closed.
 * @returns a function that cancels it
 */
export function afterDialog(then: () => void): () => void {
  const look = () => {
    if (document.activeElement?.closest('[role="alertdialog"], [role="dialog"]'))
      frame = requestAnimationFrame(look);
    else then();
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
