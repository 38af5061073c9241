import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import type { AppDeps } from '../app/deps';

/** What the `index.ts` of a page folder exports. */
export interface PageModule {
  /** Makes the loader, which fills the query cache and sets the page's status. */
  createLoader(deps: AppDeps): LoaderFunction;
  View: ComponentType;
  /** Which changes of the address need the loader again. Default: all. */
  shouldRevalidate?: ShouldRevalidateFunction;
}
