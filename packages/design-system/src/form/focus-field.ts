const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** Focuses the field with this id; in a group, its checked or first control. */
export function focusField(id: string) {
  const field = document.getElementById(id);
  const inGroup = ['input:checked:enabled', `:is(${CONTROLS}):not(:disabled)`];
  const controls = inGroup.map((selector) => field?.querySelector<HTMLElement>(selector));
  (controls.find(Boolean) ?? field)?.focus();
}
