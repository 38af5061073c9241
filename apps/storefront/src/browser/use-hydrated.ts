import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while rendering on the server and hydrating, true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
