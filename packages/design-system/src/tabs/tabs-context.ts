'use client';
import { createContext, useContext } from 'react';

interface TabsState {
  /** Prefix of the ids that associate tabs and panels. */
  id: string;
  value: string;
  /** Id of the tab stop while no tab is open. */
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

/** Values may contain spaces, which separate ids in a list. */
const partId = (id: string, part: string, value: string) =>
  `${id}-${part}-${encodeURIComponent(value)}`;
export const tabId = (id: string, value: string) => partId(id, 'tab', value);
export const panelId = (id: string, value: string) => partId(id, 'panel', value);
