import { useQueryClient } from '@tanstack/react-query';
import type { OperatorArgs } from '@vermilion/api-client/operator';
import { useClients } from '../wire/clients-context';
import { useMallFormat } from '../wire/use-mall-format';
import { wireTimeAt } from './wire-time';

export type Shipment = Omit<OperatorArgs['shipOrder'], 'orderNo'>;

/** What staff do with an order. Each loads the orders again, whether it worked or not: a refusal means a change. */
export function useOrderActions(orderNo: string) {
  const { operator } = useClients();
  const queryClient = useQueryClient();
  const { utcOffset } = useMallFormat();
  const then = <Data>(call: Promise<Data>) =>
    call.finally(() => {
      void queryClient.invalidateQueries({ queryKey: ['work', 'orders'] });
      void queryClient.invalidateQueries({ queryKey: ['work', 'order', orderNo] });
    });
  return {
    begin: () => then(operator.beginOrder({ orderNo })),
    ship: (shipment: Shipment) => then(operator.shipOrder({ orderNo, ...shipment })),
    /** Tells the shopper where the parcel is now. */
    trace: (text: string) =>
      then(operator.addTrace({ orderNo, text, time: wireTimeAt(new Date(), utcOffset) })),
  };
}
