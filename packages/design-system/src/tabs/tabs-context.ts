'use client';
import { createContext, useContext } from 'react';

interface TabsState {
  /** Begins the ids that tie tabs to panels. */
  id: string;
  value: string;
  /** Id of the tab that the Tab key reaches while none is open. */
  stop: string | undefined;
  setStop: (id: string | undefined) => void;
  select: (value: string, event: Event) => void;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

export function useTabs(part: string): TabsState {
  const state = useContext(TabsContext);
  if (!state) throw new Error(`${part}: it must stand inside Tabs. Put <Tabs> around it.`);
  return state;
}

/** A value may hold spaces, at which a list of ids would break. */
const partId = (id: string, part: string, value: string) =>
  `${id}-${part}-${encodeURIComponent(value)}`;
export const tabId = (id: string, value: string) => partId(id, 'tab', value);
export const panelId = (id: string, value: string) => partId(id, 'panel', value);
