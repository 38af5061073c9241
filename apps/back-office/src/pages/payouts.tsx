import { LedgerCheck } from '../payouts/ledger-check';
import { labels } from '../payouts/messages';
import { PayoutsView } from '../payouts/payouts-view';
import { TabPage } from '../shared/tab-page';

/** The money of the mall: what shops are paid, and whether the ledger agrees. */
export function Component() {
  return (
    <TabPage
      title={labels.title}
      tabs={[
        { value: 'payouts', name: labels.title, children: <PayoutsView /> },
        { value: 'ledger', name: labels.ledger, children: <LedgerCheck /> },
      ]}
    />
  );
}
