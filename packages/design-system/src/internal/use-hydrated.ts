import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts are at work: not in a page as a server makes it, and from the first moment in a browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
