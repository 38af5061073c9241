import type { AnyJob } from '../jobs/job';
import { tellOfCoupons } from './coupon-job';
import { checkLedgerDaily } from './ledger-job';
import { mailEvent } from './mail-event';

/** Mails of events, and what is looked for by itself. */
export const noticeJobs: readonly AnyJob[] = [mailEvent, tellOfCoupons, checkLedgerDaily];
