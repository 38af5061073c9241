import { useQueryClient } from '@tanstack/react-query';
import { useIdempotency } from '../shared/use-idempotency';
import { useClients } from '../wire/clients-context';

/** What the mall does with payouts. Each loads them again, and what shops can be paid. */
export function usePayoutActions() {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const { once } = useIdempotency();
  const then = <Data>(call: Promise<Data>) =>
    call.finally(() => {
      void queryClient.invalidateQueries({ queryKey: ['work', 'payouts'] });
      void queryClient.invalidateQueries({ queryKey: ['work', 'balance'] });
    });
  return {
    create: (shopId: number | undefined) => then(operator.createPayouts({ shopId }, once())),
    send: () => then(operator.sendPayouts({}, once())),
    confirm: (id: number) => then(operator.confirmPayout({ id })),
    fail: (id: number, reason: string) => then(operator.failPayout({ id, reason })),
    giveBack: (id: number, reason: string) => then(operator.returnPayout({ id, reason })),
  };
}
