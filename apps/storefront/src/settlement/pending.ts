import type { SettlementApplication } from '@vermilion/mall-components/settlement';
import { sessionStore } from '../browser/storage';
import { storeValue, takeStored } from '../browser/stored-value';

/** An application that is submitted after sign-in. */
export interface PendingApplication {
  /** Id of an existing application; absent for a new one. */
  id?: number;
  /** The account that typed it, if its session has expired since; absent for a guest. */
  owner?: string;
  /** Idempotency key of the request. */
  key: string;
  application: SettlementApplication;
}

const KEY = 'settlementPending';

export const savePending = (pending: PendingApplication, now?: number) =>
  storeValue(KEY, pending, now);

export const forgetPending = () => sessionStore.removeItem(KEY);

/** Takes the pending application, once. Only `savePending` writes it. */
export const takePending = (now?: number) => takeStored(KEY, now) as PendingApplication | undefined;
