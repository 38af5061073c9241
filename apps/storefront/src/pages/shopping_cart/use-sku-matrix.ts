import { useQueryClient } from '@tanstack/react-query';
import { toMatrix } from '@vermilion/mall-data/goods';
import { useCallback } from 'react';
import { useApp } from '../../deps/app-context';
import { useMallFormat } from '../../deps/mall-context';

/** Options must not be selected from stock data older than this. */
const FRESH_MS = 10_000;

/** Loads the current SKUs of goods. */
export function useSkuMatrix() {
  const mall = useMallFormat();
  const { queries } = useApp();
  const queryClient = useQueryClient();
  return useCallback(
    async (productId: number) =>
      toMatrix(
        mall,
        await queryClient.fetchQuery({
          ...queries.productDetail({ id: productId }),
          staleTime: FRESH_MS,
          meta: { quiet: true },
        }),
      ),
    [mall, queries, queryClient],
  );
}
