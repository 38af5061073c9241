import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Children, cloneElement, isValidElement } from 'react';
import { mergeProps } from './merge-props';

type Props = Record<string, unknown>;
type Host = ReactElement<Props & { children?: ReactNode }>;

/** Marks the child of a Slot that is the element; the others are rendered inside it. */
export const Slottable = ({ children }: { children?: ReactNode }) => <>{children}</>;

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  // The element is the child's, of any kind
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ref?: Ref<any>;
}

/**
 * Passes its props to its child instead of rendering an element, for `asChild`. The child's own props win.
 */
export function Slot({ children, ...given }: SlotProps) {
  const parts = Children.toArray(children);
  const marked = parts.find((part) => isValidElement(part) && part.type === Slottable) as
    Host | undefined;
  const host = (marked ? marked.props.children : children) as Host;
  if (!isValidElement(host)) return null;
  const props = mergeProps(given, host.props);
  if (!marked) return cloneElement(host, props);
  const content = parts.map((part) => (part === marked ? host.props.children : part));
  return cloneElement(host, props, ...content);
}
