import { DraftProvider, type DraftStore } from '@vermilion/mall-components/settings';
import type { ReactNode } from 'react';

const kept = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** Keeps what is typed until the tab is closed. */
const store: DraftStore = {
  read: (name) => kept.get(name),
  write: (name, value) => {
    if (value === undefined) kept.delete(name);
    else kept.set(name, value);
    listeners.forEach((listener) => listener());
  },
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const Example = ({ children }: { children: ReactNode }) => (
  <DraftProvider store={store}>{children}</DraftProvider>
);
