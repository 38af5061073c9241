import type { ComponentType } from 'react';
import type { PageLocation } from './page-location';
import type { Params } from './page-route';

/** What is shown. */
export interface ShownPage {
  location: PageLocation;
  /** Of the route; none where an address has no page. */
  id?: string;
  View?: ComponentType;
  params: Params;
  /** Why the page cannot be shown; of a response its status alone. */
  error?: unknown;
  /** Not even the frame around the page can be shown. */
  isBare?: boolean;
  /** What became of a form that the browser itself has sent. */
  actionData?: unknown;
  /** The page stays where it is scrolled to. */
  keepsScroll?: boolean;
}
