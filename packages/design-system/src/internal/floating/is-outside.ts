/** Layers that may open above a floating part from within it; what happens there is not outside. */
const LAYERS =
  '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-component="toast-region"]';

/** Whether a target lies beside all parts, and not in a layer that opened above them. */
export function isOutside(target: EventTarget | null, parts: readonly (HTMLElement | null)[]) {
  if (!(target instanceof Element)) return false;
  if (parts.some((part) => part?.contains(target))) return false;
  const layer = target.closest(LAYERS);
  return !layer || parts.some((part) => part && layer.contains(part));
}
