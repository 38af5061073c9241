import type { LocalWork } from '../admin/program';

const never = () => Promise.reject(new Error('Not without a server'));

/** What a command line without a database of its own can do on it. */
export const noLocalWork: LocalWork = {
  localKeys: never,
  checkLedger: never,
  examine: never,
  forgetFactors: never,
  init: never,
  moveMedia: never,
  reconcile: never,
  restored: { show: never, release: never },
  backup: { write: never, restore: never },
};
