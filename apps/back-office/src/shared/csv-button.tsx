import { useMutation } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { useToast } from '@vermilion/design-system/toast';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { download, toCsv } from './csv';
import { messages } from './messages';

/** A column: its heading, and its cell. Amounts and times are as the API writes them, for programs. */
export type CsvColumn<Row> = readonly [
  MessageDescriptor,
  (row: Row) => string | number | null | undefined,
];

export interface CsvButtonProps<Row> {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** All rows, with the filters of the list. */
  read: () => Promise<readonly Row[]>;
}

/** Downloads a list as a file for spreadsheets. */
export function CsvButton<Row>({ name, columns, read }: CsvButtonProps<Row>) {
  const intl = useIntl();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const head = columns.map(([title]) => intl.formatMessage(title));
      const rows = (await read()).map((row) => columns.map(([, cell]) => String(cell(row) ?? '')));
      download(`${name}.csv`, toCsv([head, ...rows]));
    },
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      pending={isPending}
      pendingLabel={intl.formatMessage(messages.exporting)}
      onClick={() => mutate()}
    >
      <FormattedMessage {...messages.csv} />
    </Button>
  );
}
