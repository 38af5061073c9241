import type { Ref } from 'react';
import { mergeRefs } from './merge-refs';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => unknown;

/** Attributes that hold a list of ids: both lists count. */
const idLists = /^aria-(describedby|labelledby|controls|details|owns)$/;

function both(name: string, own: unknown, given: unknown) {
  if (own === undefined) return given;
  if (name === 'className' || idLists.test(name)) return `${own as string} ${given as string}`;
  if (name === 'style') return { ...(own as object), ...(given as object) };
  if (name === 'ref') return mergeRefs(own as Ref<unknown>, given as Ref<unknown>);
  if (!/^on[A-Z]/.test(name)) return given;
  return (...args: unknown[]) => {
    const result = (given as Handler)(...args);
    const [event] = args as [{ defaultPrevented?: boolean } | undefined];
    if (!event?.defaultPrevented) (own as Handler)(...args);
    return result;
  };
}

/**
 * A component's own props and those it was given, for one element. Handlers are both called: the given one
 * first, which keeps the own one away by `preventDefault`. Class names, styles, refs and lists of ids join.
 * Any other given value wins, unless it is `undefined`.
 */
export function mergeProps<const Own extends object, Given extends object>(own: Own, given: Given) {
  const merged = { ...own } as Props;
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) merged[name] = both(name, merged[name], value);
  }
  return merged as Own & Given;
}
