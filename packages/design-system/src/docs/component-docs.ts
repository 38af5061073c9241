/** What a component's page says besides its examples and its props: for those who choose, and those who check. */
export interface ComponentDocs {
  /** One sentence: what it is and what it is for. */
  what: string;
  /** When to take another component instead. Empty for what has no sibling. */
  insteadOf: readonly Alternative[];
  /** The pattern of the WAI-ARIA Authoring Practices that the keyboard follows, by its name. */
  pattern?: string;
  /** One line for each key that does something. `'none'`: nothing in it takes the focus. */
  keyboard: readonly KeyLine[] | 'none';
  /** What it does for assistive technology, and what is left to who uses it. */
  accessibility: readonly string[];
  do: readonly string[];
  dont: readonly string[];
}

export interface Alternative {
  /** Ends the sentence "To …": "leave the page". */
  to: string;
  /** The component to take: "Link". */
  use: string;
}

export interface KeyLine {
  /** As it stands on the key: "Enter", "Shift + Tab". Several keys that do the same stand in one line. */
  keys: readonly string[];
  /** What happens, where: "Opens the list; in the open list takes the option". */
  does: string;
}
