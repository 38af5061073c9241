/** Layers that can open from within a popup; events in them are not outside. */
const LAYERS =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-component="toast-region"]';

const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target;

/** Whether a target is outside of all elements and of the layers above them. */
export function isOutside(target: EventTarget | null, parts: readonly (HTMLElement | null)[]) {
  // Elements of an iframe are not instances of this window's Element
  if (!isElement(target)) return false;
  if (parts.some((part) => part?.contains(target))) return false;
  const layer = target.closest(LAYERS);
  return !layer || parts.some((part) => part && layer.contains(part));
}
