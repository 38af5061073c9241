import { FailedJobs } from '../jobs/failed-jobs';
import { labels } from '../jobs/messages';
import { RecurringJobs } from '../jobs/recurring-jobs';
import { TabPage } from '../shared/tab-page';

/** The work of the server in the background: what has failed, and what recurs. */
export function Component() {
  return (
    <TabPage
      title={labels.title}
      tabs={[
        { value: 'failed', name: labels.failed, children: <FailedJobs /> },
        { value: 'recurring', name: labels.recurring, children: <RecurringJobs /> },
      ]}
    />
  );
}
