import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Inline } from '@vermilion/design-system/inline';
import { Link } from '@vermilion/design-system/link';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSession } from '../session/session-context';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import { Time } from '../shared/time';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { actionName } from './action-name';
import { AuditCsv } from './audit-csv';
import { labels, messages } from './messages';
import { type AuditFilter, auditQuery } from './queries';
import { SubjectLink } from './subject-link';

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

/** The columns of the log; that of the shop only in the mall. */
function columnsOf(intl: IntlShape, isMall: boolean): ListColumn<AuditEntry>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  const shop: ListColumn<AuditEntry> = {
    id: 'shop',
    from: 'lg',
    header: header('shop'),
    cell: ({ shopId, subjectType }) =>
      // One that is the subject is there already
      shopId !== null &&
      subjectType !== 'shop' && (
        <SubjectLink subject={{ subjectType: 'shop', subjectId: String(shopId) }} />
      ),
  };
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
      from: 'md',
      header: header('subject'),
      cell: (entry) => <SubjectLink subject={entry} />,
    },
    ...(isMall ? [shop] : []),
    {
      id: 'result',
      from: 'sm',
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
  const { session } = useSession();
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
      <ListTable
        name="audit"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={columnsOf(intl, session.shopId === null)}
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
