/** Takes the focus to an element by its id, also to one that does not take it by itself. */
export function focusOn(id: string, options?: FocusOptions) {
  const target = document.getElementById(id);
  if (!target) return;
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target.focus(options);
}
