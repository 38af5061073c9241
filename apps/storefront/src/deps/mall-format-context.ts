import { createContext, use } from 'react';
import type { MallFormat } from '../wire/mall-format';

export const MallFormatContext = createContext<MallFormat | undefined>(undefined);

/** The format of the mall's amounts and times, for mapping API data in a view. */
export function useMallFormat(): MallFormat {
  const mall = use(MallFormatContext);
  if (!mall) throw new Error('useMallFormat needs a MallFormatContext around it.');
  return mall;
}
