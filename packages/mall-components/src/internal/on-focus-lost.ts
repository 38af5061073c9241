/**
 * Calls back when no element has focus: at once, or after the focused dialog has closed. Not called when
 * focus has been moved somewhere else.
 * @returns a function that cancels it
 */
export function onFocusLost(then: () => void): () => void {
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement === body) then();
    else if (activeElement?.closest('[role="alertdialog"], [role="dialog"]'))
      frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
