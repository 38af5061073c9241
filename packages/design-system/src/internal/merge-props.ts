import type { Ref } from 'react';
import { mergeRefs } from './merge-refs';

type Handler = (...args: unknown[]) => void;

/**
 * Space-separated lists, which are joined: `aria-describedby`, `-labelledby`, `-controls`, `-details`,
 * `-owns`, `-keyshortcuts`.
 */
const lists = /^className$|^aria-.+(by|s)$/;

function both(name: string, own: unknown, given: unknown) {
  if (own === undefined) return given;
  if (lists.test(name)) return `${own as string} ${given as string}`;
  if (name === 'style') return { ...(own as object), ...(given as object) };
  if (name === 'ref') return mergeRefs(own as Ref<unknown>, given as Ref<unknown>);
  if (!/^on[A-Z]/.test(name)) return given;
  return (...args: unknown[]) => {
    (given as Handler)(...args);
    if (!(args[0] as Event | undefined)?.defaultPrevented) (own as Handler)(...args);
  };
}

/**
 * Merges a component's own props with those it was given. Both handlers are called, the given one first; its
 * `preventDefault` skips the own one. Class names, styles, refs and id lists are joined. Any other given
 * value wins, unless it is `undefined`.
 */
export function mergeProps<const Own extends object, Given extends object>(own: Own, given: Given) {
  const merged = { ...own } as Record<string, unknown>;
  for (const name in given) {
    if (given[name] !== undefined) merged[name] = both(name, merged[name], given[name]);
  }
  return merged as Own & Given;
}
