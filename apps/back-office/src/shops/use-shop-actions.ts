import { useQueryClient } from '@tanstack/react-query';
import type { OperatorArgs } from '@vermilion/api-client/operator';
import { useClients } from '../wire/clients-context';

/** What the mall decides about a shop. Each loads the shop again, whether it worked or not. */
export function useShopActions(id: number) {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const then = <Data>(call: Promise<Data>) =>
    call.finally(() => {
      void queryClient.invalidateQueries({ queryKey: ['work', 'shop', id] });
      void queryClient.invalidateQueries({ queryKey: ['work', 'shops'] });
      void queryClient.invalidateQueries({ queryKey: ['work', 'balance', id] });
    });
  return {
    classify: (values: OperatorArgs['classifyShop']) => then(operator.classifyShop(values)),
    suspend: (reason: string) => then(operator.suspendShop({ id, reason })),
    resume: () => then(operator.resumeShop({ id })),
    setCommission: (percent: number) => then(operator.setCommission({ id, percent })),
    setAccount: (account: Omit<OperatorArgs['setPayoutAccount'], 'id'>) =>
      then(operator.setPayoutAccount({ id, ...account })),
  };
}
