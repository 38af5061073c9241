import type { AnyJob } from '../jobs/job';
import { mailOrderCode } from './codes';

export const visitorJobs: readonly AnyJob[] = [mailOrderCode];
