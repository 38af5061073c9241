'use client';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

/** Keeps unsent input of a page's forms, e.g. over a sign-in that they need meanwhile. */
export interface DraftStore {
  /** The value kept under a name, the same object until it is changed; undefined if there is none. */
  read: (name: string) => unknown;
  /** Keeps a value that JSON can represent; undefined removes it. */
  write: (name: string, value: unknown) => void;
  /** Calls the listener after every change; returns the function that ends this. */
  subscribe: (listener: () => void) => () => void;
}

const nothing: DraftStore = { read: () => undefined, write: () => {}, subscribe: () => () => {} };
const Context = createContext(nothing);

export interface DraftProviderProps {
  /** Where the input of the forms inside is kept. */
  store: DraftStore;
  children: ReactNode;
}

/**
 * Forms below keep unsent input in the store, show it when they are displayed again, and remove it when it
 * has been sent or cancelled. Passwords, codes and card data are never kept.
 */
export const DraftProvider = ({ store, children }: DraftProviderProps) => (
  <Context value={store}>{children}</Context>
);

const kindOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Whether a kept value can be used in place of another: it may have been written by an older version. */
function fits(kept: unknown, initial: unknown): boolean {
  if (initial === undefined) return true;
  if (kindOf(kept) !== kindOf(initial)) return false;
  if (kindOf(initial) !== 'object') return true;
  return Object.entries(initial as object).every(([key, value]) =>
    fits((kept as Record<string, unknown>)[key], value),
  );
}

/**
 * `useState` for unsent input, whose value is also kept by the nearest `DraftProvider`, if any.
 * @param name unique on the page
 * @returns the value, a function that changes it to a value or by a function of the latest one, and one to call when it has been sent or cancelled: nothing
 * is kept any more, and the given value is displayed
 */
export function useDraft<Value>(name: string, initial: Value | (() => Value)) {
  const store = useContext(Context);
  const [own, setOwn] = useState(initial);
  const read = () => store.read(name);
  const kept = useSyncExternalStore(store.subscribe, read, () => undefined);
  const usable = (found: unknown) => found !== undefined && fits(found, own);
  const value = usable(kept) ? (kept as Value) : own;
  // What is displayed stays when it is no longer kept
  if (value !== own) setOwn(() => value);
  const change = (next: Value | ((current: Value) => Value)) => {
    const changed = (current: Value) => (next instanceof Function ? next(current) : next);
    setOwn(changed);
    // Two fields filled in before hydration change it twice before it is rendered again
    const latest = read();
    store.write(name, changed(usable(latest) ? (latest as Value) : value));
  };
  const finish = (shown: Value) => {
    setOwn(() => shown);
    store.write(name, undefined);
  };
  return [value, change, finish] as const;
}

/** Removes what is kept under a name, where the form itself does not know that it has been cancelled. */
export function useForgetDraft() {
  const store = useContext(Context);
  return (name: string) => store.write(name, undefined);
}
