/** A column of a table, as wide as said, in points; one without a width takes the rest. */
export interface SheetColumn {
  header: string;
  width?: number;
}

export interface SheetRow {
  /** One text for each column. The first column is aligned to the left, the others to the right. */
  cells: readonly string[];
  /** In small letters below the first. */
  note?: string;
}

/** A text and what it names. */
export interface SheetFact {
  term: string;
  text: string;
}

/** What a printed document says, in words of one language. */
export interface Sheet {
  /** A language tag. */
  language: string;
  title: string;
  createdAt: Date;
  /** Who issues it: a name, and lines below. */
  issuer: readonly string[];
  facts: readonly SheetFact[];
  /** Whom it is for: a heading, and lines below. */
  recipient: readonly string[];
  table: { caption: string; columns: readonly SheetColumn[]; rows: readonly SheetRow[] };
  /** The last one is the total. */
  sums: readonly SheetFact[];
  /** What was paid back, with its heading. */
  refunds?: { title: string; facts: readonly SheetFact[] };
  /** With the places `{page}` and `{pages}`. */
  pageOf: string;
}
