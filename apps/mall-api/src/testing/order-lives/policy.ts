import { defaultPolicy } from '../../policy/default-policy';
import type { Policy } from '../../policy/policy';

const NO_LIMIT = 1_000_000_000;

/** Without rate limits, quotas and session expiry. */
export const patientPolicy: Partial<Policy> = {
  cashOnDelivery: { offered: true, maxMinor: null },
  session: { days: 100_000, renewAfterMinutes: NO_LIMIT, maxDays: 100_000 },
  preOrdersPerAccount: NO_LIMIT,
  unpaid: {
    ordersPerAccount: NO_LIMIT,
    ordersPerCaller: NO_LIMIT,
    shareOfStock: 1,
    unitsPerAccount: NO_LIMIT,
    unitsPerCaller: NO_LIMIT,
    minUnits: NO_LIMIT,
  },
  hold: {
    skusPerDraft: NO_LIMIT,
    skusPerCaller: NO_LIMIT,
    minutes: 1440,
    againAfterMinutes: 1440,
  },
  load: {
    ...defaultPolicy.load,
    perCallerMinute: NO_LIMIT,
    perKeyMinute: NO_LIMIT,
    drafts: {
      ...defaultPolicy.load.drafts,
      perAccountMinute: NO_LIMIT,
      perCallerMinute: NO_LIMIT,
    },
  },
};
