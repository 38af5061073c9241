import { Children, type ReactNode } from 'react';

/**
 * The `textComponent` of this package's `IntlProvider`: every text of a message is in an element of its own. A
 * browser's translator replaces texts by elements, and React could then neither change nor remove a text that has
 * siblings.
 */
export function MessageText({ children }: { children?: ReactNode }): ReactNode {
  return Children.map(children, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}
