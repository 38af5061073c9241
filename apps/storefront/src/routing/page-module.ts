import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { AppDeps } from '../deps/deps';
import type { PageQuery } from './page-route';

/** The exports of a page folder's `view.tsx`. */
export interface PageModule {
  /** Creates the loader, which fills the query cache and sets the page's status. */
  createLoader(deps: AppDeps): LoaderFunction;
  View: ComponentType;
  /** The parameters that the page reads. Without it, the page reads none. */
  query?: PageQuery;
  /** Which changes of the query rerun the loader. Default: all. */
  shouldRevalidate?: ShouldRevalidateFunction;
}
