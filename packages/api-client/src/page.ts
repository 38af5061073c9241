import type { PageInfo } from './generated/models.gen';

/** A page of rows. `Page<IndexProduct>` is the same as the generated `IndexProductPage`. */
export type Page<T> = PageInfo & {
  /** The rows of this page. */
  list: T[];
};
