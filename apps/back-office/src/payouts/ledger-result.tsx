import type { LedgerReport } from '@vermilion/api-client/operator';
import { Alert } from '@vermilion/design-system/alert';
import { FormattedMessage } from 'react-intl';
import { LedgerDifferences } from './ledger-differences';
import { messages } from './messages';

export interface LedgerResultProps {
  report: LedgerReport;
  /** `status` where it is the answer to a press. */
  role?: 'status';
}

/** What a check has found. */
export const LedgerResult = ({ report, role }: LedgerResultProps) => (
  <>
    <Alert tone={report.agrees ? 'positive' : 'critical'} role={role}>
      <FormattedMessage {...(report.agrees ? messages.agrees : messages.differs)} />
    </Alert>
    {!report.agrees && <LedgerDifferences report={report} />}
  </>
);
