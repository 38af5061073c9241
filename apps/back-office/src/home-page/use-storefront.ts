import type { Mall, MallLinks } from '@vermilion/mall-data/format';
import { useMemo } from 'react';
import { useMallFormat } from '../wire/use-mall-format';

/** Links of a preview, which nobody follows. */
const nowhere = new Proxy({} as MallLinks, { get: () => () => '#' });

/** What turns the storefront's data into what its components show. */
export function useStorefront(): Mall {
  const format = useMallFormat();
  return useMemo(() => ({ ...format, links: nowhere }), [format]);
}
