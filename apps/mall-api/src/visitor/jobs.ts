import type { AnyJob } from '../jobs/job';
import { mailOrderCode } from './codes';
import { mailOrderLink } from './mail-link';

export const visitorJobs: readonly AnyJob[] = [mailOrderCode, mailOrderLink];
