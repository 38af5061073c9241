import { useMutation } from '@tanstack/react-query';
import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import { download, toCsv } from '../shared/csv';
import { useClients } from '../wire/clients-context';
import { itemNames, labels } from './messages';
import { readEntries } from './queries';

/** Downloads the entries of a month. Amounts and times are as the API writes them, for programs. */
export function useEntriesCsv(month: string) {
  const intl = useIntl();
  const toast = useToast();
  const clients = useClients();
  return useMutation({
    mutationFn: async () => {
      const entries = await readEntries(clients, month);
      const columns = ['time', 'item', 'order', 'amount', 'currency'] as const;
      const rows = entries.map(({ time, item, orderNo, amount, currency }) => [
        time,
        intl.formatMessage(itemNames[item]),
        orderNo ?? '',
        amount,
        currency,
      ]);
      const head = columns.map((name) => intl.formatMessage(labels[name]));
      download(`statement-${month}.csv`, toCsv([head, ...rows]));
    },
    onError: (error) => toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
  });
}
