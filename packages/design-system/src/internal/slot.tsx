import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Children, cloneElement, isValidElement } from 'react';
import { mergeRefs } from './merge-refs';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => unknown;
type Host = ReactElement<Props & { children?: ReactNode }>;

/** Marks which of several children of a Slot is the element itself; the others go into it. */
export const Slottable = ({ children }: { children?: ReactNode }) => <>{children}</>;

function both(name: string, given: unknown, own: unknown) {
  if (own === undefined) return given;
  if (given === undefined) return own;
  if (name === 'className') return `${given as string} ${own as string}`;
  if (name === 'style') return { ...(given as object), ...(own as object) };
  if (name === 'ref') return mergeRefs(given as Ref<unknown>, own as Ref<unknown>);
  if (!/^on[A-Z]/.test(name)) return own;
  // The child's own handler first, so that ours sees what it has prevented
  return (...args: unknown[]) => {
    const result = (own as Handler)(...args);
    (given as Handler)(...args);
    return result;
  };
}

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  // The element is the child's, of any kind
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ref?: Ref<any>;
}

/** Puts its props on its child instead of rendering an element, for `asChild`. The child's own props win. */
export function Slot({ children, ...given }: SlotProps) {
  const parts = Children.toArray(children);
  const marked = parts.find((part) => isValidElement(part) && part.type === Slottable) as
    Host | undefined;
  const host = (marked ? marked.props.children : children) as Host;
  if (!isValidElement(host)) return null;
  const props: Props = { ...host.props };
  for (const [name, value] of Object.entries(given)) props[name] = both(name, value, props[name]);
  if (!marked) return cloneElement(host, props);
  const content = parts.map((part) => (part === marked ? host.props.children : part));
  return cloneElement(host, props, ...content);
}
