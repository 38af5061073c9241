import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

const officeHref = () =>
  document.documentElement.dataset.office === undefined
    ? undefined
    : `${window.location.origin}/back-office`;

/** URL of the back office; undefined on the server, and where the server does not say that it is below this address. */
export const useOfficeHref = (): string | undefined =>
  useSyncExternalStore(unchanging, officeHref, () => undefined);
