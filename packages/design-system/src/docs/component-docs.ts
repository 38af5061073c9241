/** A component's documentation besides its examples and props. */
export interface ComponentDocs {
  /** One sentence: what it is and what it is for. */
  what: string;
  /** When to use another component instead. Empty where there is none. */
  insteadOf: readonly Alternative[];
  /** Name of the WAI-ARIA APG pattern that the keyboard interaction follows. */
  pattern?: string;
  /** One line per key. `'none'`: nothing in it is focusable. */
  keyboard: readonly KeyLine[] | 'none';
  /** What it does for assistive technology, and what is left to its user. */
  accessibility: readonly string[];
  do: readonly string[];
  dont: readonly string[];
}

export interface Alternative {
  /** Completes the sentence "To …": "leave the page". */
  to: string;
  /** The component to use: "Link". */
  use: string;
}

export interface KeyLine {
  /** As printed on the key: "Enter", "Shift + Tab". Keys that do the same share a line. */
  keys: readonly string[];
  /** What happens, where: "Opens the list; in the open list takes the option". */
  does: string;
}
