import type { Job } from '../jobs/job';
import { releasePoints } from './release';

export const pointsJobs: readonly Job[] = [
  { name: 'release points', everySeconds: 3600, run: releasePoints },
];
