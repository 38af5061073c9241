/** A column of a table with its width in points; one without a width takes the rest. */
export interface SheetColumn {
  header: string;
  width?: number;
}

export interface SheetRow {
  /** One text per column. The first column is left-aligned, the others right-aligned. */
  cells: readonly string[];
  /** Small print below the first cell. */
  note?: string;
}

/** A label and its value. */
export interface SheetFact {
  term: string;
  text: string;
}

/** The contents of a printed document in one language. */
export interface Sheet {
  /** BCP 47 tag. */
  language: string;
  title: string;
  createdAt: Date;
  /** The issuer: a name, and lines below. */
  issuer: readonly string[];
  facts: readonly SheetFact[];
  /** The recipient: a heading, and lines below. */
  recipient: readonly string[];
  table: { caption: string; columns: readonly SheetColumn[]; rows: readonly SheetRow[] };
  /** The last one is the total. */
  sums: readonly SheetFact[];
  /** Refunds with their heading. */
  refunds?: { title: string; facts: readonly SheetFact[] };
  /** With the placeholders `{page}` and `{pages}`. */
  pageOf: string;
}
