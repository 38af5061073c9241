import type { LedgerDifference, LedgerReport } from '@vermilion/api-client/operator';
import { Stack } from '@vermilion/design-system/stack';
import { Table } from '@vermilion/design-system/table';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../shared/amount';
import { areaName } from './ledger-areas';
import { labels, messages } from './messages';

/** What is, and what it should be. */
export function LedgerDifferences({ report: { differences, found } }: { report: LedgerReport }) {
  const intl = useIntl();
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const more = found - differences.length;
  return (
    <Stack>
      <Table
        caption={header('differs')}
        captionHidden
        columns={[
          { id: 'subject', header: header('subject'), cell: ({ subject }) => <bdi>{subject}</bdi> },
          {
            id: 'area',
            header: header('area'),
            cell: ({ check }) => <FormattedMessage {...areaName(check)} />,
          },
          { id: 'fact', header: header('fact'), cell: ({ fact }) => <bdi>{fact}</bdi> },
          {
            id: 'expected',
            header: header('expected'),
            kind: 'number',
            cell: (one) => <Value of={one} value={one.expected} />,
          },
          {
            id: 'found',
            header: header('found'),
            kind: 'number',
            cell: (one) => <Value of={one} value={one.found} />,
          },
        ]}
        rows={differences}
        rowKey={({ check, subject, fact }) => `${check} ${subject} ${fact}`}
        density="dense"
        empty={header('differs')}
      />
      {more > 0 && (
        <p>
          <FormattedMessage {...messages.moreDifferences} values={{ count: more }} />
        </p>
      )}
    </Stack>
  );
}

/** An amount, a number or a word of the server's. */
function Value({ of: { currency }, value }: { of: LedgerDifference; value: string }) {
  const isAmount = currency !== null && /^-?\d+\.\d+$/.test(value);
  return isAmount ? <Amount value={value} /> : <bdi>{value}</bdi>;
}
