/** Elements with a value to type or select. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reports a value typed before hydration to React, which takes it for the server's value. So the field is
 * first emptied by script, which React tracks, and then set with the native setter, which it does not. React
 * may have restored the server's value meanwhile, so `chosen` is the visitor's value.
 */
export function replayTyping(node: Field, chosen: string) {
  if (node instanceof HTMLSelectElement) node.value = chosen;
  // The value of a select or file input needs only the event
  if (node instanceof HTMLSelectElement || node.type === 'file')
    return node.dispatchEvent(new Event('change', { bubbles: true }));
  const { value, selectionStart, selectionEnd } = node;
  node.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value')?.set?.call(node, chosen);
  // Number fields have no selection
  if (value === chosen && selectionStart !== null)
    node.setSelectionRange(selectionStart, selectionEnd);
  return node.dispatchEvent(new Event('input', { bubbles: true }));
}
