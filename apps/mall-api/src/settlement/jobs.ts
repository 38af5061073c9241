import type { AnyJob } from '../jobs/job';
import { mailApplication } from './mail-application';

export const settlementJobs: readonly AnyJob[] = [mailApplication];
