import { Inline } from '@vermilion/design-system/inline';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { CsvButton, type CsvButtonProps } from './csv-button';

/** A column: its heading, and its cell. Amounts and times are as the API writes them, for programs. */
export type CsvColumn<Row> = readonly [
  MessageDescriptor,
  (row: Row) => string | number | null | undefined,
];

export interface ListCsvProps<Row> extends Pick<CsvButtonProps, 'name'> {
  columns: readonly CsvColumn<Row>[];
  /** All rows, with the filters of the list. */
  read: () => Promise<readonly Row[]>;
}

/** Downloads a list, at its end. */
export function ListCsv<Row>({ name, columns, read }: ListCsvProps<Row>) {
  const intl = useIntl();
  const lines = async () => [
    columns.map(([title]) => intl.formatMessage(title)),
    ...(await read()).map((row) => columns.map(([, cell]) => String(cell(row) ?? ''))),
  ];
  return (
    <Inline justify="end">
      <CsvButton name={name} read={lines} />
    </Inline>
  );
}
