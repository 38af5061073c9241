import { useQueryClient } from '@tanstack/react-query';
import type { OperatorGoodsPage, OperatorSku } from '@vermilion/api-client/operator';
import { hasReason } from '../errors/error-message';
import { useClients } from '../wire/clients-context';

/** A value that somebody else has changed: the sku as it is now, if it is still there. */
export interface Conflict {
  now: OperatorSku | undefined;
}

/** What staff do with goods. A value is set only while it is what was shown; else it resolves to a conflict. */
export function useGoodsActions() {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: ['work', 'goods'] });
  const find = (id: number) =>
    queryClient
      .getQueriesData<OperatorGoodsPage>({ queryKey: ['work', 'goods'], type: 'active' })
      .flatMap(([, page]) => page?.list.flatMap(({ skus }) => skus) ?? [])
      .find((sku) => sku.id === id);
  const set = async (id: number, call: Promise<OperatorSku>): Promise<Conflict | undefined> => {
    try {
      await call;
      await reload();
      return undefined;
    } catch (error) {
      if (!hasReason(error, 'wrong-state')) throw error;
      await reload();
      return { now: find(id) };
    }
  };
  return {
    setPrice: ({ id, price }: OperatorSku, to: string) =>
      set(id, operator.setPrice({ id, price: to, expected: price })),
    setStock: ({ id, stock }: OperatorSku, to: number) =>
      set(id, operator.setStock({ id, stock: to, expected: stock })),
    setOnSale: (id: number, onSale: boolean) =>
      operator.setGoodsOnSale({ id, onSale }).finally(() => void reload()),
  };
}
