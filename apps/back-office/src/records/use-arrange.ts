import { useToast } from '@vermilion/design-system/toast';
import { useIntl } from 'react-intl';
import { errorMessage } from '../errors/error-message';
import type { DropPlace } from '../shared/drop-target';

/** A list with one row moved by some places. */
export function moved<Row>(rows: readonly Row[], from: number, by: number): Row[] {
  const rest = rows.filter((_, at) => at !== from);
  const row = rows.slice(from, from + 1);
  return [...rest.slice(0, from + by), ...row, ...rest.slice(from + by)];
}

export interface Arranging {
  /** Where a row goes that is dropped on another one: to its place, below it if it came from above. */
  placeOf: (row: { id: number }, target: { id: number }) => DropPlace;
  /** Moves a row by a place. */
  moveBy: (id: number, by: -1 | 1) => void;
  /** Moves a row to the place of another one. */
  moveTo: (row: { id: number }, target: Pick<DropPlace, 'id'>) => void;
}

/** Moves rows of an arranged list; undefined for lists that are not arranged. */
export function useArrange(
  rows: readonly { id: number }[],
  arrange: ((ids: number[]) => Promise<unknown>) | undefined,
  reload: () => void,
): Arranging | undefined {
  const intl = useIntl();
  const toast = useToast();
  if (!arrange) return undefined;
  const at = (id: number) => rows.findIndex((row) => row.id === id);
  const move = (from: number, by: number) =>
    void arrange(moved(rows, from, by).map((row) => row.id))
      .catch((error: unknown) =>
        toast.show({ message: errorMessage(error, intl), tone: 'critical' }),
      )
      .finally(reload);
  return {
    placeOf: (row, { id }) => ({ id, side: at(row.id) < at(id) ? 'after' : 'before' }),
    moveBy: (id, by) => move(at(id), by),
    moveTo: (row, target) => move(at(row.id), at(target.id) - at(row.id)),
  };
}
