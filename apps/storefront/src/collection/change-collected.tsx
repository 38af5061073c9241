import type { QueryClient } from '@tanstack/react-query';
import { isSessionInvalid, type MallClient } from '@vermilion/api-client';
import { Button } from '@vermilion/design-system/button';
import type { ToastQueue } from '@vermilion/design-system/toast';
import { FormattedMessage } from 'react-intl';
import { reportError } from '../errors/report-error';
import { savePendingAction } from '../session/pending-action';
import { type Collectable, markCollected, refreshCollected } from './cached-marks';
import { messages } from './messages';

interface Change {
  thing: Collectable;
  collect: boolean;
  /** Reverts the previous change. */
  undone?: boolean;
}

export interface ChangeDeps {
  api: MallClient;
  queryClient: QueryClient;
  toast: ToastQueue;
}

/** Id of the last toast, which the next change makes obsolete. */
let shown: string | undefined;

/**
 * Collects goods or follows a shop, or reverts that; the message offers to undo it. Reports its own failures.
 */
export async function changeCollected(deps: ChangeDeps, change: Change): Promise<void> {
  const { queryClient, toast } = deps;
  const { thing, collect } = change;
  // Optimistic update, rolled back on failure
  markCollected(queryClient, thing, collect);
  try {
    await send(deps.api, change);
  } catch (error) {
    markCollected(queryClient, thing, !collect);
    if (collect && isSessionInvalid(error)) savePendingAction({ type: 'collectOne', ...thing });
    reportError(error, () => void changeCollected(deps, change));
    return;
  }
  markCollected(queryClient, thing, collect);
  refreshCollected(queryClient, thing);
  if (shown) toast.dismiss(shown);
  shown = toast.show({
    tone: 'positive',
    message: <FormattedMessage {...messages[`${thing.kind}${collect ? 'Added' : 'Removed'}`]} />,
    // Nothing is lost when the message goes: the same button undoes it
    duration: 10_000,
    action: !change.undone && (
      <Undo onUndo={() => void changeCollected(deps, { thing, collect: !collect, undone: true })} />
    ),
  });
}

/** The undo action of a message about a removal. */
export const Undo = ({ onUndo }: { onUndo: () => void }) => (
  <Button size="sm" variant="ghost" onClick={onUndo}>
    <FormattedMessage {...messages.undo} />
  </Button>
);

/** Sends the change. Undoing a removal restores the original position and price. */
function send(api: MallClient, { thing: { kind, id }, collect, undone }: Change) {
  if (kind === 'goods') {
    if (!collect) return api.uncollectProduct({ productId: id });
    return undone ? api.restoreProducts({ ids: [id] }) : api.collectProduct({ id });
  }
  if (!collect) return api.unfollowShop({ merId: id });
  return undone ? api.restoreShops({ ids: [id] }) : api.followShop({ merId: id });
}
