import { createContext, use } from 'react';
import type { Location } from 'react-router-dom';

/** The result of a page's loader, or of a form that the browser has submitted. */
export interface PageResult {
  /** Why the page failed; for a response only its status. */
  error?: unknown;
  /** The frame around the page failed too. */
  isBare?: boolean;
  /** The result of a natively submitted form. */
  actionData?: unknown;
}

/** The state of the browser's router. */
export interface ShownPage extends PageResult {
  /** With the locale prefix. */
  location: Location;
  /** The scroll position does not change. */
  keepsScroll?: boolean;
}

/** A new object for each page that is shown. */
export const PageResultContext = createContext<PageResult>({});

export const usePageResult = () => use(PageResultContext);
