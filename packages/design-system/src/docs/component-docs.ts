/** The documentation of a component besides its examples and props. */
export interface ComponentDocs {
  /** What it is for, in one sentence. */
  summary: string;
  /** No part of the mall uses it yet: it is tested, and may change in any minor version. */
  experimental?: true;
  /** When to use another component instead. Empty if there is none. */
  insteadOf: readonly Alternative[];
  /** Name of the WAI-ARIA APG pattern of the keyboard interaction. */
  pattern?: string;
  /** One line per key. `'none'`: nothing in it is focusable. */
  keyboard: readonly KeyLine[] | 'none';
  /** What it does for assistive technology, and what its user must do. */
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
  /** As printed on the key: "Enter", "Shift + Tab". Keys with the same effect share a line. */
  keys: readonly string[];
  /** The effect, by context: "Opens the list; in the open list takes the option". */
  does: string;
}
