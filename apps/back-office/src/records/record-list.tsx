import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { Heading } from '@vermilion/design-system/heading';
import { PlusIcon } from '@vermilion/design-system/icon';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ConfirmAction } from '../shared/confirm-action';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import { messages as shared } from '../shared/messages';
import { RowDrag } from '../shared/row-drag';
import { RowHandle } from '../shared/row-handle';
import type { ListColumn } from '../shared/use-columns';
import type { Saved } from './fields';
import { messages } from './messages';
import { RecordDialog } from './record-dialog';
import { RowActions } from './row-actions';
import { type Arranging, useArrange } from './use-arrange';
import type { RecordFormOptions } from './use-record-form';

type Calls<Values extends object> = Pick<RecordFormOptions<Values>, 'fields' | 'create' | 'save'>;

export interface RecordListProps<
  Values extends object,
  Row extends Saved<Values>,
> extends Calls<Values> {
  /** Of the list, by which this device remembers its columns. */
  name: string;
  title: string;
  /** The button that begins a new one, and the title of its form. */
  add: string;
  /** Said where there is none. */
  none: string;
  /** What a removal means. */
  removeText: string;
  query: UseQueryResult<readonly Row[]>;
  columns: readonly ListColumn<Row>[];
  nameOf: (row: Row) => string;
  /** What a new one begins with. */
  fresh: Values;
  remove: (row: { id: number; version: number }) => Promise<unknown>;
  /** Words for why a removal is refused. */
  reasons?: Record<string, MessageDescriptor>;
  /** Arranges all rows anew; without it they are not arranged by hand. */
  arrange?: (ids: number[]) => Promise<unknown>;
  /** The title is a heading, where several lists are on a page. */
  heading?: boolean;
  /** Without the right to write, rows are only read. */
  mayWrite: boolean;
}

/** The columns, the first one with the handles of rows that are arranged. */
function withHandle<Row extends { id: number }>(
  columns: readonly ListColumn<Row>[],
  arranging: Arranging | undefined,
): ListColumn<Row>[] {
  const [first, ...others] = columns;
  if (!first || !arranging) return [...columns];
  const cell = (row: Row) => <RowHandle id={row.id}>{first.cell(row)}</RowHandle>;
  return [{ ...first, cell }, ...others];
}

/** A short list of things, each edited over it, with what can be done about them. */
export function RecordList<Values extends object, Row extends Saved<Values>>(
  props: RecordListProps<Values, Row>,
) {
  const { name, title, add, none, removeText, query, columns, nameOf, fields, fresh } = props;
  const { create, save, remove, reasons, heading, mayWrite } = props;
  const intl = useIntl();
  const [editing, setEditing] = useState<Values | Row>();
  const [removing, setRemoving] = useState<Row>();
  const rows = query.data ?? [];
  const reload = () => void query.refetch();
  const arranging = useArrange(rows, props.arrange, reload);
  const actions = {
    id: 'actions',
    header: intl.formatMessage(messages.actions),
    kind: 'action' as const,
    cell: (row: Row) => (
      <RowActions
        name={nameOf(row)}
        onMove={arranging && ((by) => arranging.moveBy(row.id, by))}
        isFirst={row === rows[0]}
        isLast={row === rows.at(-1)}
        onEdit={() => setEditing(row)}
        onRemove={() => setRemoving(row)}
      />
    ),
  };
  const table = (
    <ListTable
      name={name}
      caption={title}
      captionHidden
      columns={mayWrite ? [...withHandle(columns, arranging), actions] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      density="dense"
      pending={query.isPending}
      pendingLabel={intl.formatMessage(shared.loading)}
      failed={query.isError ? <Failure error={query.error} onRetry={reload} /> : undefined}
      empty={<EmptyState>{none}</EmptyState>}
      tools={
        mayWrite && (
          <Button startIcon={<PlusIcon />} onClick={() => setEditing(fresh)}>
            {add}
          </Button>
        )
      }
    />
  );
  return (
    <>
      {heading && <Heading level={2}>{title}</Heading>}
      {arranging ? (
        <RowDrag rows={rows} nameOf={nameOf} placeOf={arranging.placeOf} onDrop={arranging.moveTo}>
          {table}
        </RowDrag>
      ) : (
        table
      )}
      {editing && (
        <RecordDialog
          title={
            'id' in editing
              ? intl.formatMessage(messages.editOf, { name: nameOf(editing as Row) })
              : add
          }
          {...{ fields, create, save }}
          row={editing}
          onSaved={reload}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <ConfirmAction
          tone="critical"
          title={intl.formatMessage(messages.removeTitle, { name: nameOf(removing) })}
          confirmLabel={intl.formatMessage(messages.remove)}
          act={() => remove({ id: removing.id, version: removing.version }).finally(reload)}
          reasons={{ 'in-use': messages.inUse, ...reasons }}
          done={intl.formatMessage(messages.removed, { name: nameOf(removing) })}
          onClose={() => setRemoving(undefined)}
        >
          {removeText}
        </ConfirmAction>
      )}
    </>
  );
}
