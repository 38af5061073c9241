import { useQuery } from '@tanstack/react-query';
import { type MallFormat, mallFormat } from '@vermilion/mall-data/format';
import { useMemo } from 'react';
import { useClients } from './clients-context';

/** For a server that does not tell its offset; ours does. */
const UNKNOWN_OFFSET = 480;

function useHome() {
  const { mall } = useClients();
  return useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => mall.homeIndex({}, { signal }),
    staleTime: Infinity,
  });
}

/** Whether it is known how the mall writes amounts, or will not be. */
export const useMallFormatReady = (): boolean => !useHome().isPending;

/** How the mall writes amounts and times; its defaults until its home data are there. */
export function useMallFormat(): MallFormat {
  const { data } = useHome();
  return useMemo(() => mallFormat(data, UNKNOWN_OFFSET), [data]);
}
