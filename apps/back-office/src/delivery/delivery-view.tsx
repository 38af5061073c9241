import { queryOptions, useQuery } from '@tanstack/react-query';
import { Loaded } from '../shared/loaded';
import { shopQuery } from '../shared/shop-query';
import { UnsavedForms } from '../shared/unsaved-forms';
import type { Clients } from '../wire/clients';
import { useClients } from '../wire/clients-context';
import { FreightForm } from './freight-form';
import { WaysForm } from './ways-form';

const freightQuery = ({ operator }: Pick<Clients, 'operator'>, id: number) =>
  queryOptions({
    queryKey: ['work', 'freight', id],
    queryFn: ({ signal }) => operator.shopFreight({ id }, { signal }),
    gcTime: 0,
  });

/** How a shop delivers, and what that costs. */
export function DeliveryView({ shopId }: { shopId: number }) {
  const clients = useClients();
  return (
    <UnsavedForms>
      <Loaded query={useQuery(shopQuery(clients, shopId))}>
        {(shop) => <WaysForm shop={shop} />}
      </Loaded>
      <Loaded query={useQuery(freightQuery(clients, shopId))}>
        {(freight) => <FreightForm freight={freight} />}
      </Loaded>
    </UnsavedForms>
  );
}
