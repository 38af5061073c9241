import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What a search looks at, of a product, a shop or a category. Made by src/search from their words. */
export interface SearchEntryTable {
  id: number;
  /** normalised */
  name: string;
  /** tsvector, weighted by where a term stands */
  terms: string;
  /** the same without what is only said of it */
  named: GeneratedAlways<string>;
  /** mean of reviews, drawn towards the middle while there are few; 0 for none */
  rating: number;
}

/** Rows whose words have changed and that are to be indexed. Filled by database triggers. */
export interface SearchDueTable {
  kind: 'goods' | 'shop' | 'category';
  id: number;
}

/** Words of names and categories, for corrections. */
export interface SearchWordTable {
  word: string;
}

/** What the mall's owner changed in the lists of words that come with the server. */
export interface SearchListTable {
  kind: 'synonym' | 'stop' | 'hot';
  line: string;
  /** false: a line that comes with the server is left out */
  is_added: boolean;
}

/** What was searched for without being found (`search_miss`) or found (`search_asked`), by day; nobody knows by whom. */
export interface SearchNoteTable {
  day: ColumnType<string, string, string>;
  words: string;
  times: Generated<number>;
}
