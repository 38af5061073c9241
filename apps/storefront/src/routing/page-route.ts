import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { QueryCodec } from '../page-params/query-codec';

/** A page whose code is loaded. */
export interface LoadedPage {
  loader: LoaderFunction;
  View: ComponentType;
  query?: PageQuery;
  shouldRevalidate?: ShouldRevalidate;
}

/** Reduces a query to the parameters that a page reads. */
export type PageQuery = Pick<QueryCodec<unknown>, 'reduce'>;

/** Whether a URL change within the same page reruns the loader. */
export type ShouldRevalidate = (from: URL, to: URL) => boolean;

/** A page and its path pattern. */
export interface PageRoute {
  id: string;
  /** Literal segments, `:name`, or `:name?` at the end. */
  path: string;
  load(): Promise<LoadedPage>;
}

export type Params = Readonly<Record<string, string | undefined>>;
