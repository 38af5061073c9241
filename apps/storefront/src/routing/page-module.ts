import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';
import type { AppDeps } from '../app/deps';
import type { PagePart, ShouldRevalidate } from './page-route';

/** What the `view.tsx` of a page folder exports. */
export interface PageModule {
  /** Makes the loader, which fills the query cache and sets the page's status. */
  createLoader(deps: AppDeps): LoaderFunction;
  /**
   * Makes what answers a form that the browser itself has sent, on the server alone. Without one the page
   * is shown anew.
   */
  createAction?(deps: AppDeps): ActionFunction;
  View: ComponentType;
  /** Islands of the page, which load with it when it is not the first page of the visit. */
  parts?: readonly PagePart[];
  /** Which changes of the address need the loader again. Default: all. */
  shouldRevalidate?: ShouldRevalidate;
}
