import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { Table, type TableColumn } from '@vermilion/design-system/table';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { Pager } from '../shared/pager';
import { Time } from '../shared/time';
import { useClients } from '../wire/clients-context';
import { actionName } from './action-name';
import { AuditCsv } from './audit-csv';
import { labels, messages } from './messages';
import { type AuditFilter, auditQuery } from './queries';

/** Whose action it was; a link to all of theirs. */
function Who({ entry: { keyId, keyName, subjectType } }: { entry: AuditEntry }) {
  const intl = useIntl();
  if (keyId === null) {
    const isOwn = subjectType === 'secondFactor';
    return <FormattedMessage {...(isOwn ? messages.self : messages.server)} />;
  }
  const name = keyName ?? String(keyId);
  return (
    <Link href={`/audit?key=${keyId}`} aria-label={intl.formatMessage(messages.onlyOf, { name })}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function columnsOf(intl: IntlShape): TableColumn<AuditEntry>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    { id: 'time', header: header('time'), cell: ({ time }) => <Time value={time} /> },
    { id: 'who', header: header('who'), cell: (entry) => <Who entry={entry} /> },
    {
      id: 'action',
      header: header('action'),
      cell: ({ action }) => <bdi>{actionName(action, intl)}</bdi>,
    },
    {
      id: 'subject',
      header: header('subject'),
      cell: ({ subjectType, subjectId }) => (
        <bdi>
          {subjectType} {subjectId}
        </bdi>
      ),
    },
    { id: 'shop', header: header('shop'), kind: 'number', cell: ({ shopId }) => shopId },
    {
      id: 'result',
      header: header('result'),
      cell: ({ result }) => (
        <Badge tone={result === 'done' ? 'positive' : 'critical'}>
          <FormattedMessage {...messages[result]} />
        </Badge>
      ),
    },
  ];
}

/** One page of what was done here, and by whom. */
export function AuditList({ page, keyId }: AuditFilter) {
  const intl = useIntl();
  const audit = useQuery(auditQuery(useClients(), { page, keyId }));
  const count = audit.data?.total ?? 0;
  const name = audit.data?.list[0]?.keyName ?? String(keyId);
  return (
    <>
      {keyId && (
        <Inline>
          <FormattedMessage {...messages.only} values={{ name }} />
          <Link href="/audit">
            <FormattedMessage {...messages.all} />
          </Link>
        </Inline>
      )}
      <Table
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={columnsOf(intl)}
        rows={audit.data?.list ?? []}
        rowKey={({ id }) => id}
        rowHeader="action"
        density="dense"
        pending={audit.isPending || audit.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          audit.isError ? (
            <Failure error={audit.error} onRetry={() => void audit.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.none} />
          </EmptyState>
        }
        announcement={audit.data && intl.formatMessage(messages.count, { count })}
      />
      <Pager page={page} pageCount={audit.data?.pages ?? 1} />
      <AuditCsv keyId={keyId} />
    </>
  );
}
