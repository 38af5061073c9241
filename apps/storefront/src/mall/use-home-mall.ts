import { type Mall, mallFormat } from '@vermilion/mall-data/format';
import { useMemo } from 'react';
import { useApp } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { paths } from '../page-params/paths';
import { homeIndexQuery } from './frame-queries';
import { useHomeIndex } from './use-home-index';

/** The mall by the loaded home data, outside of views. */
export const mallOf = (app: Pick<AppDeps, 'queries' | 'queryClient' | 'utcOffset'>): Mall => ({
  ...mallFormat(app.queryClient.getQueryData(homeIndexQuery(app).queryKey), app.utcOffset),
  links: paths,
});

/** The mall by the home data: the same object as long as it says the same, since a change renders every part. */
export function useHomeMall(): Mall {
  const { currency, currencySymbol, decimals, utcOffset } = mallFormat(
    useHomeIndex(),
    useApp().utcOffset,
  );
  return useMemo(
    () => ({ currency, currencySymbol, decimals, utcOffset, links: paths }),
    [currency, currencySymbol, decimals, utcOffset],
  );
}
