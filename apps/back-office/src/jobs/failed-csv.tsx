import { allRows } from '../shared/all-rows';
import { ListCsv } from '../shared/list-csv';
import { useClients } from '../wire/clients-context';
import { aboutOf } from './about';
import { labels } from './messages';

/** The jobs that were given up, of a name or all, as a file. */
export function FailedCsv({ name }: { name: string | undefined }) {
  const { operator } = useClients();
  return (
    <ListCsv
      name="failed-jobs"
      columns={[
        [labels.name, (job) => job.name],
        [labels.about, aboutOf],
        [labels.attempts, ({ attempts }) => attempts],
        [labels.since, ({ deadTime }) => deadTime],
        [labels.error, ({ error }) => error],
      ]}
      read={() => allRows((part) => operator.deadJobs({ ...part, name }))}
    />
  );
}
