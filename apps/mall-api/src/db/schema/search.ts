import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The search index of products, shops and categories. Built by src/search from their texts. */
export interface SearchEntryTable {
  id: number;
  /** normalised */
  name: string;
  /** tsvector, weighted by the field of a term */
  terms: string;
  /** the same without terms from the description */
  named: GeneratedAlways<string>;
  /** mean of reviews, smoothed towards the average while there are few; 0 for none */
  rating: number;
}

/** Rows that need to be indexed again. Filled by database triggers. */
export interface SearchDueTable {
  kind: 'goods' | 'shop' | 'category';
  id: number;
}

/** Words of names and categories, for spelling corrections. */
export interface SearchWordTable {
  word: string;
}

/** The mall owner's changes to the server's word lists. */
export interface SearchListTable {
  kind: 'synonym' | 'stop' | 'hot';
  line: string;
  /** false: removes a line of the server's list */
  is_added: boolean;
}

/** Searches without results (`search_miss`) or with results (`search_asked`), by day, without any user. */
export interface SearchNoteTable {
  day: ColumnType<string, string, string>;
  words: string;
  times: Generated<number>;
}
