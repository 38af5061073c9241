import type { Job } from '../jobs/job';
import { forgetChanges } from './store';

export const changeJobs: readonly Job[] = [
  {
    name: 'forget changes',
    everySeconds: 60,
    run: ({ db }) => forgetChanges(db),
  },
];
