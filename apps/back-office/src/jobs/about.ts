import type { DeadJob } from '@vermilion/api-client/operator';

/** What a job is about, as its data names it: "refund 41". */
export const aboutOf = ({ data }: Pick<DeadJob, 'data'>) =>
  Object.entries(data)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
