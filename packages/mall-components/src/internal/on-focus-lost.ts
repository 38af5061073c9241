/**
 * Calls back when no element has focus: at once, or after the focused dialog has closed. Not called when
 * focus has been moved somewhere else.
 * @returns a function that cancels it
 */
export const onFocusLost = (then: () => void): (() => void) =>
  afterDialog(() => {
    if (document.activeElement === document.body) then();
  });

const openDialog = ['dialog', 'alertdialog'].map((role) => `[role="${role}"][data-state="open"]`);
const focusedDialog = '[role="alertdialog"], [role="dialog"]';

/** Whether a dialog is open or has focus: one that saves has disabled what had focus, and is open without it. */
const isInDialog = () =>
  Boolean(
    document.querySelector(openDialog.join()) || document.activeElement?.closest(focusedDialog),
  );

/**
 * Calls back when focus is not in a dialog: at once, or after the dialog has closed, and has given back its focus.
 * @returns a function that cancels it
 */
export function afterDialog(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const next = (callback: () => void) => (frame = requestAnimationFrame(callback));
  const look = () => {
    if (isInDialog()) next(look);
    // a dialog that has just closed gives its focus back in a task of its own
    else next(() => (timer = setTimeout(then)));
  };
  next(look);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
