import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { IpPlace } from '@vermilion/api-client';
import type { Address, AddressDraft } from '@vermilion/mall-components/address';
import { useCallback, useMemo } from 'react';
import { useApp } from '../app/app-context';
import { toSaveArgs } from '../data/address';
import { useSpoken } from '../errors/use-spoken';
import { useSession } from '../session/session-query';

/** What is known of a new address; what is not known must not stand in it. */
function suggest(
  email: string | null | undefined,
  place: IpPlace | undefined,
): Partial<AddressDraft> {
  const country = place?.country_name;
  const dialCode = place?.country_calling_code.replace(/\D/g, '');
  return { ...(email && { email }), ...(country && { country }), ...(dialCode && { dialCode }) };
}

/** What can be done with addresses, and what the form for a new one knows beforehand. */
export function useAddresses() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const spoken = useSpoken();
  const { user } = useSession();
  const refresh = useCallback(
    () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['addressList'] }),
        queryClient.invalidateQueries({ queryKey: ['allAddresses'] }),
      ]),
    [queryClient],
  );
  // asked in the browser alone: the server would only find itself
  const place = useQuery({
    queryKey: ['addressByIp'],
    queryFn: () => api.addressByIp(),
    enabled: typeof window !== 'undefined',
    staleTime: Infinity,
    meta: { quiet: true },
  }).data;
  return useMemo(
    () => ({
      suggestion: suggest(user?.email, place),
      async save(draft: AddressDraft, id?: number) {
        const saved = await spoken(api.saveAddress(toSaveArgs(draft, id)));
        await refresh();
        return saved.id;
      },
      async remove({ id }: Address) {
        await spoken(api.deleteAddress({ id }));
        await refresh();
      },
      async makeDefault({ id }: Address) {
        await spoken(api.setDefaultAddress({ id }));
        await refresh();
      },
    }),
    [api, place, refresh, spoken, user],
  );
}
