import type { QueryClient } from '@tanstack/react-query';
import { isSessionInvalid, type MallClient } from '@vermilion/api-client';
import { reportError } from '../errors/report-error';
import { savePendingAction } from '../session/pending-action';

interface Deps {
  api: MallClient;
  queryClient: QueryClient;
}

/** Waits for a SKU, or no longer. Reports its own failures. */
export async function changeWatched(
  deps: Deps,
  { skuId, watch }: { skuId: number; watch: boolean },
): Promise<void> {
  const { api, queryClient } = deps;
  try {
    await (watch ? api.watchStock({ skuId }) : api.unwatchStock({ skuId }));
  } catch (error) {
    if (watch && isSessionInvalid(error)) savePendingAction({ type: 'watchStock', skuId });
    reportError(error, () => void changeWatched(deps, { skuId, watch }));
    return;
  }
  await Promise.all(
    ['productDetail', 'watchedStock'].map((call) =>
      queryClient.invalidateQueries({ queryKey: [call] }),
    ),
  );
}
