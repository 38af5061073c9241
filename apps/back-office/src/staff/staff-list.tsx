import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from '@vermilion/api-client/operator';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { Pager } from '../shared/pager';
import { useClients } from '../wire/clients-context';
import { EditRoles } from './edit-roles';
import { messages } from './messages';
import { staffQuery } from './queries';
import { RemoveMember } from './remove-member';
import { staffColumns } from './staff-columns';
import { StaffCsv } from './staff-csv';

/** The people of this place, with what an owner does about them. */
export function StaffList({ page }: { page: number }) {
  const intl = useIntl();
  const [editing, setEditing] = useState<StaffMember>();
  const [removing, setRemoving] = useState<StaffMember>();
  const staff = useQuery(staffQuery(useClients(), page));
  return (
    <>
      <ListTable
        name="staff"
        caption={intl.formatMessage(messages.title)}
        captionHidden
        columns={staffColumns(intl, { onEdit: setEditing, onRemove: setRemoving })}
        rows={staff.data?.list ?? []}
        rowKey={({ id }) => id}
        pending={staff.isPending || staff.isPlaceholderData}
        pendingLabel={intl.formatMessage(messages.loading)}
        failed={
          staff.isError ? (
            <Failure error={staff.error} onRetry={() => void staff.refetch()} />
          ) : undefined
        }
        empty={
          <EmptyState>
            <FormattedMessage {...messages.none} />
          </EmptyState>
        }
      />
      <Pager page={page} pageCount={staff.data?.pages ?? 1} />
      <StaffCsv />
      {editing && <EditRoles member={editing} onClose={() => setEditing(undefined)} />}
      {removing && <RemoveMember member={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
