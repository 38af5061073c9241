import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { AppDeps } from '../deps/deps';
import type { PageQuery, ShouldRevalidate } from './page-route';

/** The exports of a page folder's `view.tsx`. */
export interface PageModule {
  /** Creates the loader, which fills the query cache and sets the page's status. */
  createLoader(deps: AppDeps): LoaderFunction;
  View: ComponentType;
  /** The parameters that the page reads. Without it, the page reads none. */
  query?: PageQuery;
  /** Which URL changes rerun the loader. Default: all. */
  shouldRevalidate?: ShouldRevalidate;
}
