import type { QueryClient } from '@tanstack/react-query';
import { isSessionInvalid, type MallClient } from '@vermilion/api-client';
import { Button } from '@vermilion/design-system/button';
import type { ToastQueue } from '@vermilion/design-system/toast';
import { FormattedMessage } from 'react-intl';
import { reportError } from '../errors/report-error';
import { savePendingAction } from '../session/pending-action';
import { markCollected, refreshCollected, type Collectable } from './cached-marks';
import { messages } from './messages';

interface Change {
  thing: Collectable;
  collect: boolean;
  /** It takes back what was done a moment ago. */
  undone?: boolean;
}

export interface ChangeDeps {
  api: MallClient;
  queryClient: QueryClient;
  toast: ToastQueue;
}

/** What was said last: it is no longer so after the next change. */
let shown: string | undefined;

/** Collects goods or follows a shop, or no longer; the message offers to undo it. A failure is reported here. */
export async function changeCollected(deps: ChangeDeps, change: Change): Promise<void> {
  const { queryClient, toast } = deps;
  const { thing, collect } = change;
  // shown at once, and as it was where it fails
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
    // the button that was pressed undoes it too: nothing is lost with the message
    duration: 10_000,
    action: !change.undone && (
      <Undo onUndo={() => void changeCollected(deps, { thing, collect: !collect, undone: true })} />
    ),
  });
}

/** The one way on of a message about a removal. */
export const Undo = ({ onUndo }: { onUndo: () => void }) => (
  <Button size="sm" variant="ghost" onClick={onUndo}>
    <FormattedMessage {...messages.undo} />
  </Button>
);

/** Tells the server. Where a removal is undone, place and price at that time are as before. */
function send(api: MallClient, { thing: { kind, id }, collect, undone }: Change) {
  if (kind === 'goods') {
    if (!collect) return api.uncollectProduct({ productId: id });
    return undone ? api.restoreProducts({ ids: [id] }) : api.collectProduct({ id });
  }
  if (!collect) return api.unfollowShop({ merId: id });
  return undone ? api.restoreShops({ ids: [id] }) : api.followShop({ merId: id });
}
