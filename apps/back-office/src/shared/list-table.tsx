import { Inline } from '@vermilion/design-system/inline';
import { Stack } from '@vermilion/design-system/stack';
import { Table, type TableProps } from '@vermilion/design-system/table';
import type { ReactNode } from 'react';
import { ColumnsMenu } from './columns-menu';
import { type ListColumn, useColumns } from './use-columns';

export interface ListTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'children'> {
  /** Of the list, by which this device remembers its columns. */
  name: string;
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** What is done to the list as a whole, above it. */
  tools?: ReactNode;
}

/** The rows of a list, with the columns that somebody chose. */
export function ListTable<Row>({ name, columns, tools, ...table }: ListTableProps<Row>) {
  const rowHeader = table.rowHeader ?? columns.find(({ kind = 'text' }) => kind === 'text')?.id;
  const { shown, choices, reset } = useColumns({ name, columns, rowHeader });
  return (
    <Stack gap="xxs">
      <Inline justify="end">
        {choices.length > 0 && (
          <ColumnsMenu list={table.caption} choices={choices} onReset={reset} />
        )}
        {tools}
      </Inline>
      <Table {...table} rowHeader={rowHeader} columns={shown} />
    </Stack>
  );
}
