/**
 * Calls `onPress` on presses whose target is outside: when a mouse or pen goes down, and for a finger on the click, since
 * a touch may only scroll the page. The click is used instead of `pointerup` because Chrome on Android sends no
 * click to an element that `pointerup` has uncovered.
 * @returns ends listening
 */
export function onOutsidePress(
  page: Document,
  isOutside: (target: EventTarget | null) => boolean,
  onPress: (event: Event) => void,
): () => void {
  let isTouched = false;
  const onPointerDown = (event: PointerEvent) => {
    const isPressed = isOutside(event.target);
    isTouched = isPressed && event.pointerType === 'touch';
    if (isPressed && !isTouched) onPress(event);
  };
  const onClick = (event: MouseEvent) => {
    if (isTouched && isOutside(event.target)) onPress(event);
    isTouched = false;
  };
  page.addEventListener('pointerdown', onPointerDown);
  // In the capture phase, before the pressed element can remove itself
  page.addEventListener('click', onClick, true);
  return () => {
    page.removeEventListener('pointerdown', onPointerDown);
    page.removeEventListener('click', onClick, true);
  };
}
