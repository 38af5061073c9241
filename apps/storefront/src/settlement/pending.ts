import type { SettlementApplication } from '@vermilion/mall-components/settlement';
import { keep, takeKept } from '../browser/kept';
import { sessionStore } from '../browser/storage';

/** An application that is sent as soon as somebody is signed in. */
export interface PendingApplication {
  /** The application to change; absent for a new one. */
  id?: number;
  /** Names the request, so that it is carried out once. */
  key: string;
  application: SettlementApplication;
}

const KEY = 'settlementPending';

export const savePending = (pending: PendingApplication, now?: number) => keep(KEY, pending, now);

export const forgetPending = () => sessionStore.removeItem(KEY);

/** The one that waits, once. Only `savePending` writes it. */
export const takePending = (now?: number) => takeKept(KEY, now) as PendingApplication | undefined;
