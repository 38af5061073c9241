import { prefersReducedMotion } from '../internal/prefers-reduced-motion';

/** Visible part of the next tab, in px. */
const PEEK = 40;

/** Scrolls a row horizontally until a child is visible, without scrolling the page. */
export function scrollIntoRow(row: HTMLElement, child: HTMLElement, behavior?: ScrollBehavior) {
  const view = row.getBoundingClientRect();
  const box = child.getBoundingClientRect();
  const before = box.left - PEEK - view.left;
  const after = box.right + PEEK - view.right;
  const left = before < 0 ? before : Math.max(after, 0);
  if (left === 0 || typeof row.scrollBy !== 'function') return;
  row.scrollBy({ left, behavior: behavior ?? (prefersReducedMotion() ? 'auto' : 'smooth') });
}
