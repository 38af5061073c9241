import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { AppDeps } from '../app/deps';

/** What the `index.ts` of a page folder exports. */
export interface PageModule {
  /** Makes the loader, which fills the query cache and sets the page's status. */
  createLoader(deps: AppDeps): LoaderFunction;
  View: ComponentType;
}
