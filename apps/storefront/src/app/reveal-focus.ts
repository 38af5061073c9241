/** Links and buttons that the keyboard has led to. */
const FOCUSED = 'a:focus-visible, button:focus-visible';

/**
 * Scrolls a focused link or button into view entirely. Browsers do not scroll to what can be seen in part, so a
 * card at the edge of a scrolling row would stay cut off.
 */
export function revealFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(FOCUSED))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
