import { useQueryClient } from '@tanstack/react-query';
import { useClients } from '../wire/clients-context';

/** Decisions on a refund. Each loads it again, whether it worked or not: a refusal means a change. */
export function useRefundActions(refundNo: string) {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const then = <Data>(call: Promise<Data>) =>
    call.finally(() => {
      for (const key of ['refund', 'refunds', 'order', 'orders', 'today'])
        void queryClient.invalidateQueries({ queryKey: ['work', key] });
    });
  return {
    accept: () => then(operator.acceptRefund({ refundNo })),
    arrive: () => then(operator.confirmReturn({ refundNo })),
    paidBack: () => then(operator.confirmPaidBack({ refundNo })),
    refuse: (reason: string) => then(operator.refuseRefund({ refundNo, reason })),
  };
}
