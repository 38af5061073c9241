import { useMemo } from 'react';
import { useApp } from '../deps/app-context';
import type { AppDeps } from '../deps/deps';
import { type MallFormat, mallFormat } from '../wire/mall-format';
import { homeIndexQuery } from './frame-queries';
import { useHomeIndex } from './use-home-index';

/** The format by the loaded home data, outside of views. */
export const mallFormatOf = (
  app: Pick<AppDeps, 'queries' | 'queryClient' | 'utcOffset'>,
): MallFormat =>
  mallFormat(app.queryClient.getQueryData(homeIndexQuery(app).queryKey), app.utcOffset);

/** The format by the home data: the same object as long as it says the same, since a change renders every part. */
export function useHomeFormat(): MallFormat {
  const { currency, currencySymbol, decimals, utcOffset } = mallFormat(
    useHomeIndex(),
    useApp().utcOffset,
  );
  return useMemo(
    () => ({ currency, currencySymbol, decimals, utcOffset }),
    [currency, currencySymbol, decimals, utcOffset],
  );
}
