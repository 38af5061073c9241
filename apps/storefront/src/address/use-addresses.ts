import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { IpPlace } from '@vermilion/api-client';
import type { Address, AddressDraft } from '@vermilion/mall-components/address';
import { toSaveArgs } from '@vermilion/mall-data/address';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../deps/app-context';
import { ignoreFailure, useAction } from '../errors/use-action';
import { useDeliveryCountry } from '../goods/delivery-country';
import { useSession } from '../session/session-query';
import { toFieldError } from './to-field-error';

/** Defaults for a new address; unknown fields are left out. `chosen` is the code of the country that the shopper has goods sent to. */
function suggest(
  email: string | null | undefined,
  place: IpPlace | undefined,
  chosen: string | undefined,
): Partial<AddressDraft> {
  const country = place?.country_name || chosen;
  const dialCode = place?.country_calling_code.replace(/\D/g, '');
  return { ...(email && { email }), ...(country && { country }), ...(dialCode && { dialCode }) };
}

/** The address commands, and the defaults for a new address. */
export function useAddresses() {
  const { api } = useApp();
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const chosen = useDeliveryCountry();
  const onSuccess = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['estimateCart'] }),
      queryClient.invalidateQueries({ queryKey: ['addressList'] }),
      queryClient.invalidateQueries({ queryKey: ['allAddresses'] }),
    ]);
  const save = useAction({
    mutationFn: ({ draft, id }: { draft: AddressDraft; id?: number }) =>
      api.saveAddress(toSaveArgs(draft, id)),
    onSuccess,
    toError: (error) => toFieldError(error, intl),
    meta: { shownByView: true },
  });
  const remove = useAction({
    mutationFn: ({ id }: Address) => api.deleteAddress({ id }),
    onSuccess,
    meta: { shownByView: true },
  });
  const makeDefault = useAction({
    mutationFn: ({ id }: Address) => api.setDefaultAddress({ id }),
    onSuccess,
  });
  // Browser only: the server would locate itself
  const place = useQuery({
    queryKey: ['addressByIp'],
    queryFn: () => api.addressByIp(),
    enabled: typeof window !== 'undefined',
    staleTime: Infinity,
    meta: { quiet: true },
  }).data;
  return useMemo(
    () => ({
      suggestion: suggest(user?.email, place, chosen),
      save: async (draft: AddressDraft, id?: number) => (await save({ draft, id })).id,
      remove: (address: Address) => remove(address),
      makeDefault: (address: Address) => makeDefault(address).catch(ignoreFailure),
    }),
    [chosen, makeDefault, place, remove, save, user],
  );
}
