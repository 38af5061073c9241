import type { Job } from '../jobs/job';
import { forgetChanges } from './store';

const MINUTE = 60_000;

export const changeJobs: readonly Job[] = [
  {
    name: 'forget changes',
    everySeconds: 60,
    run: ({ db, now }) => forgetChanges(db, new Date(now().getTime() - MINUTE)),
  },
];
