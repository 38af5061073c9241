/** Focuses an element by its id, even if it is not focusable. */
export function focusOn(id: string, options?: FocusOptions) {
  const target = document.getElementById(id);
  if (!target) return;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus(options);
}
