/**
 * Calls back when nothing has the focus any more: at once, or when the dialog that has it has gone. Not
 * when somebody has taken it elsewhere.
 * @returns what stops the waiting
 */
export function onFocusLost(then: () => void): () => void {
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement === body) then();
    else if (activeElement?.closest('[role="alertdialog"]')) frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
