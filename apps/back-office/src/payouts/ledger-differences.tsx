import type { LedgerDifference } from '@vermilion/api-client/operator';
import { Table } from '@vermilion/design-system/table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { checkNames, labels } from './messages';

/** What the ledger says, and what it should say. */
export function LedgerDifferences({ differences }: { differences: readonly LedgerDifference[] }) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <Table
      caption={header('differs')}
      captionHidden
      columns={[
        { id: 'subject', header: header('subject'), cell: ({ subject }) => <bdi>{subject}</bdi> },
        { id: 'account', header: header('account'), cell: ({ account }) => <bdi>{account}</bdi> },
        {
          id: 'problem',
          header: header('problem'),
          cell: ({ check }) => <FormattedMessage {...checkNames[check]} />,
        },
        {
          id: 'expected',
          header: header('expected'),
          kind: 'number',
          cell: ({ expected }) => <Amount value={expected} />,
        },
        {
          id: 'posted',
          header: header('posted'),
          kind: 'number',
          cell: ({ posted }) => <Amount value={posted} />,
        },
      ]}
      rows={differences}
      rowKey={({ check, subject, account }) => `${check} ${subject} ${account}`}
      density="dense"
      empty={header('differs')}
    />
  );
}
