import { EmptyState } from '@vermilion/design-system/empty-state';
import { Table } from '@vermilion/design-system/table';
import { FormattedNumber, useIntl } from 'react-intl';
import * as page from '../shared/page.css';
import { messages } from './messages';
import type { RefusedLine } from './use-ship-lines';

/** The lines that were refused, each with its reason. */
export function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  const intl = useIntl();
  const caption = intl.formatMessage(messages.refused);
  return (
    <Table
      caption={caption}
      density="dense"
      columns={[
        {
          id: 'line',
          header: intl.formatMessage(messages.line),
          kind: 'number',
          cell: ({ line }) => <FormattedNumber value={line} />,
        },
        {
          id: 'order',
          header: intl.formatMessage(messages.order),
          cell: ({ text }) => <bdi className={page.anyText}>{text}</bdi>,
        },
        { id: 'reason', header: intl.formatMessage(messages.reason), cell: ({ reason }) => reason },
      ]}
      rows={lines}
      rowKey={({ line }) => line}
      empty={<EmptyState size="sm">{caption}</EmptyState>}
    />
  );
}
