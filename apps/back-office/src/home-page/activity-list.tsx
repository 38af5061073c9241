import { useQuery } from '@tanstack/react-query';
import type { OperatorActivitySummary } from '@vermilion/api-client/operator';
import { Badge } from '@vermilion/design-system/badge';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { PlusIcon } from '@vermilion/design-system/icon';
import { LinkBase } from '@vermilion/design-system/link';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messages as record } from '../records/messages';
import { RowActions } from '../records/row-actions';
import { useArrange } from '../records/use-arrange';
import { ConfirmAction } from '../shared/confirm-action';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { messages as shared } from '../shared/messages';
import { RowDrag } from '../shared/row-drag';
import { RowHandle } from '../shared/row-handle';
import { Time } from '../shared/time';
import { useClients } from '../wire/clients-context';
import { labels, layoutNames, messages } from './messages';
import { activitiesQuery } from './queries';

const hrefOf = (id: number | 'new') => `/home-page/activities/${id}`;

/** The activities in the order of the home page; each has a page. */
export function ActivityList() {
  const intl = useIntl();
  const clients = useClients();
  const { operator } = clients;
  const navigate = useNavigate();
  const activities = useQuery(activitiesQuery(clients));
  const [removing, setRemoving] = useState<OperatorActivitySummary>();
  const rows = activities.data ?? [];
  const reload = () => void activities.refetch();
  const arranging = useArrange(rows, (ids) => operator.orderActivities({ ids }), reload);
  const text = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return (
    <>
      <RowDrag
        rows={rows}
        nameOf={({ name }) => name}
        placeOf={(row, target) => arranging?.placeOf(row, target)}
        onDrop={(row, target) => arranging?.moveTo(row, target)}
      >
        <ListTable
          name="activities"
          caption={text('activities')}
          captionHidden
          columns={[
            {
              id: 'name',
              header: text('activityName'),
              cell: ({ id, name }) => (
                <RowHandle id={id}>
                  <bdi>{name}</bdi>
                </RowHandle>
              ),
            },
            {
              id: 'layout',
              from: 'md',
              header: text('layout'),
              cell: ({ type }) => <FormattedMessage {...layoutNames[type]} />,
            },
            {
              id: 'goods',
              from: 'md',
              header: text('goods'),
              cell: ({ goods: count }) => (
                <FormattedMessage {...messages.goodsCount} values={{ count }} />
              ),
            },
            {
              id: 'open',
              header: text('open'),
              cell: ({ open }) => (
                <Badge tone={open ? 'positive' : 'neutral'}>
                  <FormattedMessage {...(open ? record.yes : record.no)} />
                </Badge>
              ),
            },
            {
              id: 'end',
              from: 'md',
              header: text('end'),
              cell: ({ endTime }) => endTime && <Time value={endTime} />,
            },
            {
              id: 'actions',
              header: intl.formatMessage(record.actions),
              kind: 'action',
              cell: (row) => (
                <RowActions
                  name={row.name}
                  onMove={arranging && ((by) => arranging.moveBy(row.id, by))}
                  isFirst={row === rows[0]}
                  isLast={row === rows.at(-1)}
                  onEdit={() => void navigate(hrefOf(row.id))}
                  onRemove={() => setRemoving(row)}
                />
              ),
            },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          density="dense"
          pending={activities.isPending}
          pendingLabel={intl.formatMessage(shared.loading)}
          failed={
            activities.isError ? <Failure error={activities.error} onRetry={reload} /> : undefined
          }
          empty={<EmptyState>{text('noActivity')}</EmptyState>}
          tools={
            <Button asChild startIcon={<PlusIcon />}>
              <LinkBase href={hrefOf('new')}>{text('addActivity')}</LinkBase>
            </Button>
          }
        />
      </RowDrag>
      {removing && (
        <ConfirmAction
          tone="critical"
          title={intl.formatMessage(record.removeTitle, { name: removing.name })}
          confirmLabel={intl.formatMessage(record.remove)}
          act={() => {
            const { id, version } = removing;
            return operator.deleteActivity({ id, version }).finally(reload);
          }}
          done={intl.formatMessage(record.removed, { name: removing.name })}
          onClose={() => setRemoving(undefined)}
        >
          {text('removeActivity')}
        </ConfirmAction>
      )}
    </>
  );
}
