'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '@vermilion/api-client';
import { api, keepToken, useSignedIn } from './api';

/** The account of the shopper, once it is loaded. */
export function useUser() {
  const enabled = useSignedIn();
  const { data } = useQuery({ ...queries(api).userInfo(), enabled });
  return enabled ? data : undefined;
}

/** Ends the session, here and at the mall. */
export function useLogOut() {
  const queryClient = useQueryClient();
  return async () => {
    await api.logout().catch(() => undefined);
    keepToken(undefined);
    queryClient.clear();
  };
}
