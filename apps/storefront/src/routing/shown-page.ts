import type { ComponentType } from 'react';
import type { PageLocation } from './page-location';
import type { Params } from './page-route';

/** The state of the current page. */
export interface ShownPage {
  location: PageLocation;
  /** Route id; undefined if no route matches. */
  id?: string;
  View?: ComponentType;
  params: Params;
  /** Why the page failed; for a response only its status. */
  error?: unknown;
  /** The frame around the page failed too. */
  isBare?: boolean;
  /** The result of a natively submitted form. */
  actionData?: unknown;
  /** The scroll position does not change. */
  keepsScroll?: boolean;
}
