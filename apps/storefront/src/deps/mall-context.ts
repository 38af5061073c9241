import type { Mall } from '@vermilion/mall-data/format';
import { createContext, use } from 'react';

export const MallContext = createContext<Mall | undefined>(undefined);

/** The format of the mall's amounts and times, and its links, for mapping API data in a view. */
export function useMallFormat(): Mall {
  const mall = use(MallContext);
  if (!mall) throw new Error('useMallFormat needs a MallContext around it.');
  return mall;
}
