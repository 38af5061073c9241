import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyConfirm } from '../../internal/lazy-confirm';
import { messages } from '../messages';
import type { Id } from '../../settings';

interface Deletion {
  ids: Id[];
  /** Set when there is only one row. */
  name?: string;
}

type Remove = (ids: Id[], message: ReactNode) => Promise<unknown>;

/** Deletes one or more rows after confirmation. */
export function useDeletion(remove: Remove) {
  const [deletion, setDeletion] = useState<Deletion>();
  const { ids = [], name } = deletion ?? {};
  const count = ids.length;
  const one = name === undefined ? undefined : { name };
  const dialog = (
    <LazyConfirm
      open={deletion !== undefined}
      onOpenChange={(open) => !open && setDeletion(undefined)}
      title={
        one ? (
          <FormattedMessage {...messages.deleteTitle} />
        ) : (
          <FormattedMessage {...messages.deleteManyTitle} values={{ count }} />
        )
      }
      confirmLabel={<FormattedMessage {...messages.confirmDelete} />}
      tone="critical"
      onConfirm={() =>
        remove(
          ids,
          one ? (
            <FormattedMessage {...messages.deleted} values={one} />
          ) : (
            <FormattedMessage {...messages.deletedMany} values={{ count }} />
          ),
        )
      }
    >
      {one ? (
        <FormattedMessage {...messages.deleteText} values={one} />
      ) : (
        <FormattedMessage {...messages.deleteManyText} />
      )}
    </LazyConfirm>
  );
  return {
    dialog,
    ask: ({ id, name }: { id: Id; name: string }) => setDeletion({ ids: [id], name }),
    askMany: (ids: Id[]) => setDeletion({ ids }),
  };
}
