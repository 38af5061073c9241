import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { neighbourOf, useFocusAfterRemoval } from '../../internal/use-focus-after-removal';
import type { Id } from '../../settings';
import { messages } from '../messages';
import type { CartLater, CartRow, SavedCartRow } from '../types';

interface Options {
  root: RefObject<HTMLElement | null>;
  rows: readonly CartRow[];
  later: CartLater | undefined;
  /** Saves pending quantities first, so that they move with their rows. */
  settle: () => Promise<boolean>;
  move: (
    ids: Id[],
    act: (ids: Id[]) => unknown,
    announcement: { part?: string; message: ReactNode },
  ) => Promise<unknown>;
}

/** Saving for later and moving back; its parts are undefined where the app does not offer it. */
export function useCartLater({ root, rows, later, settle, move }: Options) {
  const savedIds = later?.rows.map(({ id }) => id) ?? [];
  const setRemoved = useFocusAfterRemoval(root, savedIds);
  if (!later) return {};
  const save = async (ids: Id[], message: ReactNode, part?: string) => {
    // Rows whose quantity could not be saved show the error, and stay
    if (!(await settle())) return;
    await move(ids, later.onSave, { part, message });
  };
  const leave = async ({ id }: SavedCartRow, part: string, act: CartLater['onDelete']) => {
    const neighbour = neighbourOf(savedIds, id);
    await act([id]);
    const next = `[data-saved="${neighbour}"]`;
    setRemoved({
      keys: [id],
      next: [
        `${next} [data-part="${part}"]`,
        `${next} [data-part="remove"]`,
        '[data-part="manage"]',
      ],
    });
  };
  return {
    saveOne: ({ id, name }: CartRow) =>
      save([id], <FormattedMessage {...messages.savedOne} values={{ name }} />, 'later'),
    saveMany: (ids: Id[]) => {
      const count = rows.filter(({ id }) => ids.includes(id)).length;
      return save(ids, <FormattedMessage {...messages.savedMany} values={{ count }} />);
    },
    saved: {
      rows: later.rows,
      onMoveToCart: (row: SavedCartRow) => leave(row, 'move', later.onMoveToCart),
      onDelete: (row: SavedCartRow) => leave(row, 'remove', later.onDelete),
    },
  };
}
