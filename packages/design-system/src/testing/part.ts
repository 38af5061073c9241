import type { ReactElement, ReactNode } from 'react';

/** A public component with a sample use, for the conformance rules. */
export interface Part {
  name: string;
  /** A valid use: with a name, with entries, open. */
  element: ReactElement;
  /** Required surrounding elements. */
  within?: (part: ReactElement) => ReactNode;
  /** The element that receives ref and other props, if not the first one. */
  receiver?: string;
  /** The element of the ref, if another one. */
  refReceiver?: string;
  /** The element of class name and style, if not the receiver. */
  root?: string;
  /** Other props go to a control inside, and `rootProps` to the root. */
  rootProps?: boolean;
  /** Renders in a portal, in browsers only: the server renders the trigger or nothing. */
  portal?: boolean;
  /** Supports `asChild`: a child to test it with. */
  asChild?: ReactElement;
  /** Pending: ignores further presses. */
  ignoresPress?: boolean;
  /** Text of its children, which must be rendered. */
  text?: string;
}
