import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router-dom';

/** A page whose code is there. */
export interface LoadedPage {
  loader: LoaderFunction;
  /** Answers a form that the browser itself has sent; on the server alone. */
  action: ActionFunction;
  View: ComponentType;
  parts?: readonly PagePart[];
  shouldRevalidate?: ShouldRevalidate;
}

/** Code that the page's own code does not bring. */
export interface PagePart {
  load(): Promise<unknown>;
}

/** Whether another address of the same page needs the loader again. */
export type ShouldRevalidate = (from: URL, to: URL) => boolean;

/** A page by its address. */
export interface PageRoute {
  id: string;
  /** Segments as they are, `:name`, or `:name?` at the end. */
  path: string;
  load(): Promise<LoadedPage>;
}

export type Params = Readonly<Record<string, string | undefined>>;
