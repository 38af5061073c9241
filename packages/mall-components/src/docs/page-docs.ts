/** The documentation of a component besides its examples and props. */
export interface PageDocs {
  /** What it is for, in one sentence. */
  summary: string;
  /** When to use it. */
  when: readonly string[];
  /** When to use something else. Empty if there is nothing else. */
  insteadOf: readonly Alternative[];
  /** Name of the WAI-ARIA APG pattern of the keyboard interaction. */
  pattern?: string;
  /** One line per key. `'none'`: nothing in it is focusable. */
  keyboard: readonly KeyLine[] | 'none';
  /** What it looks like in each state. */
  states: readonly StateLine[];
  /** What it does for assistive technology, and what its user must do. */
  accessibility: readonly string[];
  do: readonly string[];
  dont: readonly string[];
}

export interface Alternative {
  /** Completes the sentence "To …": "show one order". */
  to: string;
  /** The component to use: "OrderDetailView". */
  use: string;
}

export interface KeyLine {
  /** As printed on the key: "Enter", "Shift + Tab". Keys with the same effect share a line. */
  keys: readonly string[];
  /** The effect, by context. */
  does: string;
}

export interface StateLine {
  state: string;
  /** What a shopper sees and can do. */
  shows: string;
}
