import { useMutation } from '@tanstack/react-query';
import { Button } from '@vermilion/design-system/button';
import { useToast } from '@vermilion/design-system/toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { download, toCsv } from './csv';
import { messages } from './messages';

export interface CsvButtonProps {
  /** Of the file, without its ending. */
  name: string;
  /** The lines, with that of the headings. */
  read: () => Promise<readonly (readonly string[])[]>;
}

/** Downloads a file for spreadsheets. */
export function CsvButton({ name, read }: CsvButtonProps) {
  const intl = useIntl();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => download(`${name}.csv`, toCsv(await read())),
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
  return (
    <Button
      variant="ghost"
      pending={isPending}
      pendingLabel={intl.formatMessage(messages.exporting)}
      onClick={() => mutate()}
    >
      <FormattedMessage {...messages.csv} />
    </Button>
  );
}
