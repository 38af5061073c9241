import { useQuery } from '@tanstack/react-query';
import type { OperatorCategory } from '@vermilion/api-client/operator';
import { Button } from '@vermilion/design-system/button';
import { EmptyState } from '@vermilion/design-system/empty-state';
import { PlusIcon } from '@vermilion/design-system/icon';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, type IntlShape, useIntl } from 'react-intl';
import { messages as record } from '../records/messages';
import { useScope } from '../session/session-context';
import { Failure } from '../shared/failure';
import { ListTable } from '../shared/list-table';
import type { ListColumn } from '../shared/use-columns';
import { useClients } from '../wire/clients-context';
import { CategoriesCsv } from './categories-csv';
import { CategoryActions, type CategoryTask } from './category-actions';
import { CategoryDialogs } from './category-dialogs';
import { CategoryDrag } from './category-drag';
import { CategoryName } from './category-name';
import { labels, messages } from './messages';
import { categoriesQuery } from './queries';

function columnsOf(intl: IntlShape, mayMove: boolean): ListColumn<OperatorCategory>[] {
  const header = (name: keyof typeof labels) => intl.formatMessage(labels[name]);
  return [
    {
      id: 'name',
      header: header('name'),
      cell: (category) => <CategoryName category={category} mayMove={mayMove} />,
    },
    {
      id: 'goods',
      from: 'sm',
      header: header('goods'),
      kind: 'number',
      cell: ({ goods }) => <FormattedNumber value={goods} />,
    },
    {
      id: 'shown',
      from: 'sm',
      header: header('shown'),
      cell: ({ shown }) => <FormattedMessage {...(shown ? record.yes : record.no)} />,
    },
  ];
}

/** The tree of categories, as the menu of the mall shows it. */
export function CategoryList() {
  const intl = useIntl();
  const mayWrite = useScope('content:write');
  const categories = useQuery(categoriesQuery(useClients()));
  const [task, setTask] = useState<CategoryTask>();
  const all = categories.data ?? [];
  const actions = {
    id: 'actions',
    header: intl.formatMessage(record.actions),
    kind: 'action' as const,
    cell: (category: OperatorCategory) => (
      <CategoryActions category={category} all={all} onChoose={setTask} />
    ),
  };
  const columns = columnsOf(intl, mayWrite);
  return (
    <>
      <CategoryDrag all={all}>
        <ListTable
          name="categories"
          caption={intl.formatMessage(messages.title)}
          captionHidden
          columns={mayWrite ? [...columns, actions] : columns}
          rows={all}
          rowKey={({ id }) => id}
          density="dense"
          pending={categories.isPending}
          pendingLabel={intl.formatMessage(messages.loading)}
          failed={
            categories.isError ? (
              <Failure error={categories.error} onRetry={() => void categories.refetch()} />
            ) : undefined
          }
          empty={
            <EmptyState>
              <FormattedMessage {...messages.none} />
            </EmptyState>
          }
          tools={
            mayWrite && (
              <Button startIcon={<PlusIcon />} onClick={() => setTask({ kind: 'add' })}>
                <FormattedMessage {...messages.add} />
              </Button>
            )
          }
        />
      </CategoryDrag>
      <CategoriesCsv all={all} />
      {task && <CategoryDialogs task={task} all={all} onClose={() => setTask(undefined)} />}
    </>
  );
}
