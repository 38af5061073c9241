type LinkClick = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click on a link navigates in the same tab: a main-button click without modifier keys. A client-side
 * router handles those, and leaves the others (new tab, new window, download) to the browser.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: LinkClick) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
