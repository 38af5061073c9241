import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';

/** A list with one row moved by a place. */
export function moved<Row>(rows: readonly Row[], from: number, by: number): Row[] {
  const rest = rows.filter((_, at) => at !== from);
  const row = rows.slice(from, from + 1);
  return [...rest.slice(0, from + by), ...row, ...rest.slice(from + by)];
}

/** Moves a row of an arranged list by a place; undefined for lists that are not arranged. */
export function useArrange(
  rows: readonly { id: number }[],
  arrange: ((ids: number[]) => Promise<unknown>) | undefined,
  reload: () => void,
) {
  const intl = useIntl();
  const toast = useToast();
  if (!arrange) return undefined;
  return (id: number, by: -1 | 1) => {
    const from = rows.findIndex((row) => row.id === id);
    arrange(moved(rows, from, by).map((row) => row.id))
      .catch((error: unknown) =>
        toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
      )
      .finally(reload);
  };
}
