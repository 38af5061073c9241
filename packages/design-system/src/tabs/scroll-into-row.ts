import { prefersReducedMotion } from '../internal/prefers-reduced-motion';

/** Room that is left beside the tab, in px, so that the next one peeps in. */
const PEEK = 40;

/** Scrolls a row sideways until one of its children is in sight; the page around it stays where it is. */
export function scrollIntoRow(row: HTMLElement, child: HTMLElement, behavior?: ScrollBehavior) {
  const view = row.getBoundingClientRect();
  const box = child.getBoundingClientRect();
  const before = box.left - PEEK - view.left;
  const after = box.right + PEEK - view.right;
  const left = before < 0 ? before : Math.max(after, 0);
  if (left === 0 || typeof row.scrollBy !== 'function') return;
  row.scrollBy({ left, behavior: behavior ?? (prefersReducedMotion() ? 'auto' : 'smooth') });
}
