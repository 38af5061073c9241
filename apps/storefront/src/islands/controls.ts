/** Links work without code, unless they do more than navigate. */
const PLAIN_LINK = 'a[href]:not([data-replay], [aria-expanded])';
const CONTROL = 'a[href], button, input, select, textarea, summary, label, [role=tab]';

/** Whether a visitor can operate an element. */
export const isControl = (node: HTMLElement) => node.matches(CONTROL);

/** The control that an event happened on, if any. */
export const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;

export const isLink = (node: HTMLElement): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement;

export const isPlainLink = (node: HTMLElement): node is HTMLAnchorElement =>
  node.matches(PLAIN_LINK);

/** Text fields, where a click only sets focus. */
export const isField = (node: HTMLElement) =>
  node.matches('select, textarea, input:not([type=radio], [type=checkbox], [type=button])');
